import { findHeads } from './find-heads.ts';
import { headKey } from './head-key.ts';
import type { Merge } from './merges.ts';

/** The heads of a sheet. */
export interface Heads {
  /** The row that they end with, as an index; -1 where nothing is. */
  row: number;
  texts: string[];
  /** They go over two rows: what a column is called was put together from both. */
  isTwoRows: boolean;
}

/**
 * The heads of a sheet, in the row that `findHeads` finds. Where merged cells stand over several columns of it, or below it, what a column
 * is called is its lower name: with the upper one before it, where the two together are known, or the lower one says nothing by itself.
 *
 * @param names All that columns may be called, as `headKey` writes it.
 * @param spans Merged cells that go over several columns.
 */
export function readHeads(
  rows: readonly (readonly string[])[],
  names: { has: (name: string) => boolean },
  spans: readonly Merge[] = [],
): Heads {
  const top = findHeads(rows, names);
  const found = [...(rows[top] ?? [])];
  const above = spansIn(rows, top - 1, spans).filter((span) => !coversAll(span, found));
  if (above.length > 0) return { row: top, texts: joined(found, upperOf(rows, above, found.length), names), isTwoRows: true };
  const own = spansIn(rows, top, spans);
  const below = rows[top + 1] ?? [];
  if (own.length === 0 || !goesOn(found, below, own)) return { row: top, texts: found, isTwoRows: false };
  const upper = upperOf(rows, own, found.length);
  const lower = found.map((text, column) => (upper[column] === undefined ? text : (below[column] ?? '')));
  return { row: top + 1, texts: joined(lower, upper, names), isTwoRows: true };
}

/** Those whose lowest row this is, with a text. */
function spansIn(rows: readonly (readonly string[])[], row: number, spans: readonly Merge[]): Merge[] {
  return spans.filter(({ top, left, bottom }) => bottom === row && (rows[top]?.[left] ?? '') !== '');
}

/** A title over the whole sheet. */
function coversAll({ left, right }: Merge, heads: readonly string[]): boolean {
  return heads.every((head, column) => head === '' || (column >= left && column <= right));
}

/** The upper name of each column that has one. */
function upperOf(rows: readonly (readonly string[])[], spans: readonly Merge[], width: number): (string | undefined)[] {
  return Array.from({ length: width }, (_, column) => {
    const over = spans.find(({ left, right }) => left <= column && column <= right);
    return over && rows[over.top]?.[over.left];
  });
}

/** Whether the row below belongs to the heads: it says something of each merged column, and of no other. */
function goesOn(heads: readonly string[], below: readonly string[], spans: readonly Merge[]): boolean {
  return heads.every((head, column) => {
    const isMerged = spans.some(({ left, right }) => left <= column && column <= right);
    const text = below[column] ?? '';
    return isMerged ? text !== '' : text === '' || text === head;
  });
}

function joined(lower: readonly string[], upper: readonly (string | undefined)[], names: { has: (name: string) => boolean }): string[] {
  const keys = lower.map(headKey);
  return lower.map((text, column) => {
    const over = upper[column];
    if (over === undefined || text === '' || over === text) return text;
    const both = `${over} ${text}`;
    const isAlone = keys.filter((key) => key === keys[column]).length === 1;
    return names.has(headKey(both)) || !isAlone || !names.has(headKey(text)) ? both : text;
  });
}
