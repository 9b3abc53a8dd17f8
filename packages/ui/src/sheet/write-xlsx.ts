import { Zip, ZipDeflate } from 'fflate';
import { valueText, type CellValue } from '../data-table/column.ts';
import { isMissing } from './is-missing.ts';
import {
  cellStyle,
  columnName,
  cutText,
  displayWidth,
  firstParts,
  lastParts,
  momentCell,
  mostCharacters,
  mostRows,
  numberCell,
  rowWriter,
  type RowWriter,
  sheetNameOf,
  textCell,
  workbookType,
  worksheetEnd,
  worksheetPath,
  worksheetStart,
} from '../workbook/writing.ts';
import type { SheetPlan, SheetWriter } from './sheet-plan.ts';

/**
 * A workbook, its head bold and frozen, written and packed row by row. Text is always written as text, so that it never becomes a formula,
 * also when somebody edits the cell. What does not fit into a worksheet of `rowsPerSheet` goes on in the next.
 */
export function createXlsxWriter({ sheetName, columns }: SheetPlan, rowsPerSheet = mostRows): SheetWriter {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(chunk);
  });
  let sheet: { part: ZipDeflate; rows: RowWriter<CellValue> } | undefined;
  let sheets = 0;
  let cutCells = 0;
  let firstCut: string | undefined;
  let widths: number[] = [];

  function put(path: string, text: string) {
    const part = new ZipDeflate(path, { level });
    zip.add(part);
    part.push(encoder.encode(text), true);
  }
  function openSheet() {
    const part = new ZipDeflate(worksheetPath(sheets), { level });
    zip.add(part);
    sheets += 1;
    const heads = rowWriter<string>(columns.length, (title = '', column, row) => shortCell(title, column, row, cellStyle.head));
    part.push(encoder.encode(worksheetStart(widths) + heads.write([columns.map(({ title }) => title)])));
    return { part, rows: rowWriter<CellValue>(columns.length, cellOf, heads.last) };
  }
  function closeSheet() {
    sheet?.part.push(encoder.encode(worksheetEnd), true);
    sheet = undefined;
  }
  function shortCell(text: string, column: number, row: number, style?: number): string {
    const short = cutText(text, mostCharacters);
    if (short.length < text.length) {
      cutCells += 1;
      firstCut ??= `${columnName(column)}${row}`;
    }
    return textCell(short, style);
  }
  function cellOf(value: CellValue, column: number, row: number): string {
    if (isMissing(value)) return '';
    if (typeof value === 'number') return numberCell(value);
    if (typeof value === 'boolean') return `" t="b"><v>${value ? 1 : 0}</v></c>`;
    if (value instanceof Date)
      return momentCell(wallOf(value), cellStyle.minute) ?? shortCell(valueText(value), column, row, cellStyle.plain);
    return shortCell(value, column, row);
  }

  for (const [path, text] of Object.entries(firstParts())) put(path, text);
  return {
    add(rows) {
      if (sheets === 0) widths = widthsOf(columns, rows);
      for (let from = 0; from < rows.length;) {
        sheet ??= openSheet();
        const some = rows.slice(from, from + rowsPerSheet - sheet.rows.last);
        from += some.length;
        sheet.part.push(encoder.encode(sheet.rows.write(some)));
        if (sheet.rows.last === rowsPerSheet) closeSheet();
      }
    },
    finish() {
      if (sheets === 0) {
        widths = widthsOf(columns, []);
        sheet = openSheet();
      }
      closeSheet();
      for (const [path, text] of Object.entries(lastParts(Array.from({ length: sheets }, (_, place) => sheetNameOf(sheetName, place)))))
        put(path, text);
      zip.end();
      return { file: new Blob(parts, { type: workbookType }), sheets, cutCells, firstCut };
    },
  };
}

/** Half the time of the usual 6 for a tenth more bytes. */
const level = 3;

/** What the clock on the wall shows, as if that were UTC. */
function wallOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes(), date.getSeconds());
}

/** As wide as head and first rows need, within reason. */
function widthsOf(columns: SheetPlan['columns'], rows: readonly (readonly CellValue[])[]): number[] {
  return columns.map(({ title, width }, column) => {
    if (width !== undefined) return width;
    const needed = rows.slice(0, 100).map((cells) => displayWidth(valueText(cells[column]).slice(0, 200)));
    return Math.min(60, Math.max(8, displayWidth(title), ...needed) + 2);
  });
}
