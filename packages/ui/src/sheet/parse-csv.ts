import { withoutGuard } from '../workbook/harmless.ts';
import { SheetReadError } from './sheet-read-error.ts';

/**
 * The cells of a CSV text, trimmed. The separator is found by looking (comma, tab, semicolon, bar, or the `sep=` line of Excel); quoted
 * cells may hold line breaks and quotes. Throws `SheetReadError` for a quote that never closes, with the row in which it opens.
 */
export function parseCsv(text: string): string[][] {
  const [named = '', separator] = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const body = text.slice(named.length);
  const { rows, isOpen } = rowsOf(body, separator ?? sniffSeparator(body));
  if (isOpen) throw new SheetReadError('damaged', String(rows.length));
  return rows.map((row) => row.map((cell) => withoutGuard(cell).trim()));
}

const separators = [',', '\t', ';', '|'];

/** The separator that cuts most rows of the beginning into the same number of cells, and more than one. */
function sniffSeparator(text: string): string {
  const sample = text.slice(0, 20_000);
  const scores = separators.map((separator) => {
    const { rows } = rowsOf(sample, separator, 30);
    const counts = rows.filter((row) => row.some((cell) => cell !== '')).map((row) => row.length);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 1;
    const share = counts.filter((count) => count === usual).length / Math.max(1, counts.length);
    return usual > 1 ? share * Math.log2(1 + usual) : 0;
  });
  return separators[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** Rows cut apart as they stand; `isOpen` when the text ends inside of quotes. */
function rowsOf(text: string, separator: string, most = Number.POSITIVE_INFINITY): { rows: string[][]; isOpen: boolean } {
  const plain = new RegExp(`[^${separator === '\\' || separator === ']' || separator === '^' ? '\\' : ''}${separator}\r\n]*`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < most) {
    let cell = '';
    if (text[at] === '"') {
      const quoted = readQuoted(text, at + 1);
      if (quoted.next < 0) return { rows: [...rows, [...row, quoted.cell]], isOpen: true };
      cell = quoted.cell;
      at = quoted.next;
    }
    plain.lastIndex = at;
    cell += plain.exec(text)?.[0] ?? '';
    at = plain.lastIndex;
    row.push(cell);
    const isEnd = text[at] !== separator;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // A separator at the very end has an empty cell behind it.
    if (!isEnd && at >= text.length) row.push('');
    if (isEnd || at >= text.length) {
      rows.push(row);
      row = [];
    }
  }
  return { rows, isOpen: false };
}

/** The text up to the closing quote and the place behind it; -1 when there is none. */
function readQuoted(text: string, start: number): { cell: string; next: number } {
  let cell = '';
  let from = start;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return { cell: cell + text.slice(from), next: -1 };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, next: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}
