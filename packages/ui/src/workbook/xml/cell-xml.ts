import { guarded } from '../harmless.ts';
import { special, xmlText } from './xml-text.ts';

/** Places of the styles in `cellXfs`. */
export const cellStyle = { plain: 0, head: 1, minute: 2, second: 3, quoted: 4, date: 5 } as const;

/** Rows of a worksheet, a head among them. */
export const mostRows = 1_048_576;
/** Characters of a cell: with more of them spreadsheets call the file damaged. */
export const mostCharacters = 32_767;

// Each of these is a cell from behind its address to its end: what stands before a row's number is the same in every row.

/** A text, which is never taken for a formula, also when somebody edits the cell. */
export function textCell(text: string, style?: number): string {
  // one look tells that nothing is to be done about most texts
  if (style === undefined && !eventful.test(text)) return `" t="inlineStr"><is><t>${text}</t></is></c>`;
  const shown = style ?? (guarded.test(text) ? cellStyle.quoted : cellStyle.plain);
  const space = outerSpace.test(text) ? ' xml:space="preserve"' : '';
  return `"${shown === cellStyle.plain ? '' : ` s="${shown}"`} t="inlineStr"><is><t${space}>${xmlText(text)}</t></is></c>`;
}

const outerSpace = /^\s|\s$|[\n\t]| {2}/;
/** What any of the three cares for, and whatever may be half a character. */
const eventful = new RegExp([outerSpace, guarded, special, /[\ud800-\udfff]/].map(({ source }) => source).join('|'), 'i');

/** A number, as JavaScript or decimal text writes it. */
export function numberCell(value: number | string): string {
  return `"><v>${value}</v></c>`;
}

/**
 * A moment, given as that of a wall clock in UTC, in epoch milliseconds; null for one that spreadsheets do not agree how to count: before
 * March 1900, after 9999.
 */
export function momentCell(wall: number, style: number): string | null {
  // days since the end of 1899
  const serial = wall / 86_400_000 + 25_569;
  return serial >= 61 && serial < 2_958_466 ? `" s="${style}"><v>${serial}</v></c>` : null;
}

/** `A` to `Z`, then `AA`; the first column is 0. */
export function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
}

/** In characters of a column's width: Chinese ones are two wide. */
export function displayWidth(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (character > '\u2e7f' ? 2 : 1), 0);
}
