import { strToU8, zipSync } from 'fflate';
import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';
import { rowsPart, rowsXml, smallParts } from './sheet-xml.ts';

/**
 * A small table as an xlsx file, at once and in memory; `Workers.writeSheet` is for those whose size nobody knows. Text is always
 * written as text, so that a name that begins with `=`, `+`, `-` or `@` never becomes a formula.
 */
export function writeSheet({ rows, ...layout }: SheetLayout & { rows: Cell[][] }): Uint8Array<ArrayBuffer> {
  const xml = rowsXml(layout);
  const parts = { ...smallParts(layout), [rowsPart]: xml.head + xml.rows(rows) + xml.tail };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
