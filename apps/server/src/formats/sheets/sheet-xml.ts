import {
  cellStyle,
  cutText,
  displayWidth,
  firstParts,
  lastParts,
  momentCell,
  mostCharacters,
  mostRows,
  numberCell,
  rowWriter,
  sheetNameOf,
  textCell,
  worksheetEnd,
  worksheetPath,
  worksheetStart,
} from '@saiwu/ui/workbook/writing';
import type { Cell, SheetLayout } from '../../core/sheet-layout.ts';

/** The small parts of a workbook, by name: all but the one that holds the rows. */
export function smallParts({ sheetName, notes }: SheetLayout): Record<string, string> {
  const names = [sheetName, ...(notes ? [notes.sheetName] : [])].map((name) => sheetNameOf(name, 0));
  return { ...firstParts(), ...lastParts(names), ...(notes && { [worksheetPath(1)]: notesSheet(notes.lines) }) };
}

/** The name of the part that holds the rows. */
export const rowsPart = worksheetPath(0);

/** The rows' part, piece by piece: `head`, then `rows` for each batch, then `tail`. Headings are bold and stay in view. */
export function rowsXml({ title, columns }: SheetLayout): { head: string; rows: (batch: readonly Cell[][]) => string; tail: string } {
  const widths = columns.map(({ title, width }) => width ?? Math.max(10, displayWidth(title) + 4));
  const headRow = title === undefined ? 1 : 2;
  const heads = rowWriter(columns.length, headCell);
  const above = title === undefined ? [] : [[title]];
  const kinds = columns.map(({ kind }) => kind);
  const body = rowWriter<Cell>(columns.length, (value, column) => cellOf(value, kinds[column]), headRow);
  return {
    head: worksheetStart(widths, headRow) + heads.write([...above, columns.map(({ title }) => title)]),
    rows: (batch) => {
      if (body.last + batch.length > mostRows) throw new RangeError('a worksheet ends at row 1,048,576');
      return body.write(batch);
    },
    tail: worksheetEnd,
  };
}

function headCell(text: string | undefined): string {
  return text === undefined ? '' : shortCell(text, cellStyle.head);
}

function cellOf(value: Cell | undefined, kind: 'text' | 'number' | 'time' | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return Number.isFinite(value) ? numberCell(value) : textCell(String(value));
  if (kind === 'number' && /^-?\d{1,15}(?:\.\d+)?$/.test(value)) return numberCell(value);
  return (kind === 'time' ? timeCell(value) : null) ?? shortCell(value);
}

/** A time of the wire, with or without that of the day; null for what is none. */
function timeCell(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(text)) return null;
  const isDay = text.length === 10;
  const wall = Date.parse(`${text.replace(' ', 'T')}${isDay ? '' : 'Z'}`);
  const isThatDay = !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(text.slice(0, 10));
  return isThatDay ? momentCell(wall, isDay ? cellStyle.date : cellStyle.second) : null;
}

/** A text, cut where it is longer than a cell, visibly. */
function shortCell(text: string, style?: number): string {
  return textCell(text.length > mostCharacters ? `${cutText(text, mostCharacters - 1)}…` : text, style);
}

function notesSheet(lines: string[]): string {
  const rows = rowWriter<string>(1, (line = '') => shortCell(line)).write(lines.map((line) => [line]));
  return worksheetStart([100], 0) + rows + worksheetEnd;
}
