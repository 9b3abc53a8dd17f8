import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from '../../formats/documents/draw-document.ts';
import { htmlBlocks } from '../../formats/documents/html-blocks.ts';
import type { PdfDocument } from '../../core/pdf-document.ts';
import { replaceMissing } from '../../formats/documents/replace-missing.ts';
import { giveChunks } from './give-chunks.ts';
import { countingSurface, openPdf } from './pdf-surface.ts';
import type { FromMaker } from './stream-from-thread.ts';

const port = parentPort;
if (!port) throw new TypeError('this file runs in a thread of its own');

await giveChunks(port, async function* () {
  const given = workerData as PdfDocument; // what `renderInThread` hands over
  const blocks = given.blocks.flatMap((block) => (block.kind === 'html' ? htmlBlocks(block.html) : [block]));
  const pdf = openPdf(given);
  const { document, missing } = replaceMissing({ ...given, blocks }, (codePoint) => pdf.glyphs.has(codePoint));
  if (missing.length > 0)
    document.blocks.push({ kind: 'paragraph', runs: [{ text: given.charactersLost + missing.map(codeOf).join(' ') }] });
  port.postMessage({ remark: missing } satisfies FromMaker);
  // the library for pictures takes longer to load than a page to draw
  const hasPictures = document.blocks.some(({ kind }) => kind === 'picture');
  const pictures = hasPictures ? await (await import('./pdf-pictures.ts')).preparePictures(document.blocks) : new Map();
  // twice, because each page tells how many there are: laying out is the lesser part, and keeping all pages until the last takes much
  // memory
  const counting = countingSurface(document);
  drawDocument(counting, document, pictures, pdf.glyphs);
  drawDocument(pdf.surface(document, counting.count()), document, pictures, pdf.glyphs);
  yield* pdf.end();
});

/** As `U+20BB7`: the character itself is what cannot be shown. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
