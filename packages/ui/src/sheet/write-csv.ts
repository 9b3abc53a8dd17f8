import { valueText, type CellValue } from '../data-table/column.ts';
import { harmless } from '../workbook/harmless.ts';
import { isMissing } from './is-missing.ts';
import type { SheetPlan, SheetWriter } from './sheet-plan.ts';

/** A CSV file as spreadsheets like it: UTF-8 with its mark, commas, CRLF. Text never becomes a formula. */
export function createCsvWriter({ columns }: SheetPlan): SheetWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  const add = (rows: readonly (readonly CellValue[])[]) => {
    if (rows.length > 0) parts.push(encoder.encode(rows.map(lineOf).join('')));
  };
  parts.push(new Uint8Array([0xef, 0xbb, 0xbf]));
  add([columns.map(({ title }) => title)]);
  return {
    add,
    finish: () => ({ file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), sheets: 1, cutCells: 0, firstCut: undefined }),
  };
}

function lineOf(row: readonly CellValue[]): string {
  return `${row.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: CellValue): string {
  if (isMissing(value)) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return String(value);
  const text = harmless(valueText(value).toWellFormed());
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
