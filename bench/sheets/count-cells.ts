import { streamXlsxRows } from 'hucre';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

/** What a file holds: how many cells of each kind, and a sum that no lost, doubled or changed cell leaves as it was. */
export interface Content {
  cells: number;
  times: number;
  sum: number;
}

/** Reads a file back with one reader for all. */
export async function countCells(path: string): Promise<Content> {
  const content: Content = { cells: 0, times: 0, sum: 0 };
  let place = 0;
  for await (const { values } of streamXlsxRows(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>)) {
    // bytes, as no encoding was set
    for (const value of values) {
      place += 1;
      if (value === null || value === undefined || value === '') continue;
      content.cells += 1;
      if (value instanceof Date) content.times += 1;
      content.sum = (content.sum + ((place % 65_521) + 1) * weightOf(value)) % 1_000_000_007;
    }
  }
  return content;
}

function weightOf(value: unknown): number {
  if (value instanceof Date) return Math.round(value.getTime() / 1000) % 1_000_003;
  if (typeof value === 'number') return Math.round(value * 100) % 1_000_003;
  let weight = 7;
  for (const character of String(value)) weight = (weight * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return weight;
}
