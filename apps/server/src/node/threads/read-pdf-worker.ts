import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pages and characters that are read: more than a plan has, and less than it takes to hold others up. */
const [mostPages, mostCharacters] = [300, 300_000];

const content: unknown = workerData;
if (!(content instanceof Uint8Array)) throw new TypeError('this thread wants the bytes of a PDF');

readWords(content).then(
  (read) => parentPort?.postMessage({ read }),
  () => parentPort?.postMessage({ kind: 'damaged' }),
);

/** The words of the pages, a line each. Nothing is drawn, fetched or run. */
async function readWords(data: Uint8Array): Promise<string> {
  const loading = getDocument({
    data,
    // what Chinese fonts of old programs call their characters
    cMapUrl: fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'))),
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await loading.promise;
  let words = '';
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && words.length < mostCharacters; number += 1) {
    const page = await document.getPage(number); // oxlint-disable-line no-await-in-loop -- one page in memory at a time
    const { items } = await page.getTextContent(); // oxlint-disable-line no-await-in-loop -- see above
    for (const item of items) if ('str' in item) words += item.hasEOL ? `${item.str}\n` : item.str;
    words += '\n';
    page.cleanup();
  }
  return words.slice(0, mostCharacters);
}
