import type { Block, PdfDocument } from '../../core/pdf-document.ts';

/** What readers of Chinese know as "a character that the printer lacks". */
const replacement = '〓';
/** Told at most; a text in another script would name thousands. */
const mostTold = 200;

/** The same document with a visible mark for each character that the font lacks, and the list of them. HTML has become blocks before. */
export function replaceMissing(
  document: PdfDocument,
  hasGlyph: (codePoint: number) => boolean,
): { document: PdfDocument; missing: string[] } {
  const missing = new Set<string>();
  const mend = (text: string) =>
    plain.test(text)
      ? text
      : Array.from(text.toWellFormed().replaceAll(unseen, ''), (character) => {
          if (character === '\n' || hasGlyph(character.codePointAt(0) ?? 0)) return character;
          if (/\s/.test(character)) return ' ';
          if (missing.size < mostTold) missing.add(character);
          return replacement;
        }).join('');
  const blocks = document.blocks.map((block) => mendBlock(block, mend));
  const mended = {
    ...document,
    title: mend(document.title),
    blocks,
    ...(document.remark !== undefined && { remark: mend(document.remark) }),
  };
  return { document: mended, missing: [...missing] };
}

/** Most texts have nothing to look for. */
const plain = /^[ -~\u3001-\u3011\u4e00-\u9fa5\uff01-\uff5e]*$/;
/** Controls, and marks that only tell how their neighbours are drawn. */
// eslint-disable-next-line no-control-regex, no-misleading-character-class -- these are the characters to drop, each by itself
const unseen = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]/g;

function mendBlock(block: Block, mend: (text: string) => string): Block {
  if (block.kind === 'heading') return { ...block, text: mend(block.text) };
  if (block.kind === 'paragraph') return { ...block, runs: block.runs.map((run) => ({ ...run, text: mend(run.text) })) };
  if (block.kind === 'picture') return { ...block, alt: mend(block.alt) };
  if (block.kind === 'table')
    return {
      ...block,
      columns: block.columns.map((column) => ({ ...column, title: mend(column.title) })),
      rows: block.rows.map((row) => row.map(mend)),
    };
  return block;
}
