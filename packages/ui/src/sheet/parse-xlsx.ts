import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { unpackChecked } from './check-zip.ts';
import type { SheetLimits } from './sheet-data.ts';
import { SheetReadError } from './sheet-read-error.ts';

/**
 * The cells of one sheet of a workbook as text. Nothing but the checked parts of this sheet reaches the parser. Of a formula the result
 * is taken that the workbook carries. Throws `SheetReadError`.
 */
export async function parseXlsx(content: Uint8Array, limits: SheetLimits): Promise<{ cells: string[][]; sheetNames: string[] }> {
  const sheets = sheetsOf(unpackChecked(content, (name) => name === workbookPath || name === relationsPath));
  const index = limits.sheetName === undefined ? 0 : sheets.findIndex(({ name }) => name === limits.sheetName);
  const path = sheets[index]?.path;
  if (path === undefined) throw new SheetReadError('damaged');
  const parts = unpackChecked(content, (name) => name === path || !/^xl\/(?:worksheets|drawings|media|charts)\//.test(name));
  checkWorksheet(readText(parts.get(path)), limits.maxRows);
  const rows = await parse(parts, index + 1);
  return { cells: rows.map((row) => row.map(asText)), sheetNames: sheets.map(({ name }) => name) };
}

const workbookPath = 'xl/workbook.xml';
const relationsPath = 'xl/_rels/workbook.xml.rels';

function sheetsOf(parts: ReadonlyMap<string, Uint8Array>): { name: string; path: string | undefined }[] {
  const paths = new Map<string, string>();
  for (const [, attributes = ''] of readText(parts.get(relationsPath)).matchAll(/<(?:[\w.-]+:)?Relationship\s([^>]*)>/g)) {
    const target = attribute(attributes, 'Target');
    paths.set(attribute(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return Array.from(readText(parts.get(workbookPath)).matchAll(/<(?:[\w.-]+:)?sheet\s([^>]*)>/g), ([, attributes = '']) => ({
    name: attribute(attributes, 'name'),
    path: paths.get(attribute(attributes, '[\\w.-]+:id')),
  }));
}

function attribute(attributes: string, name: string): string {
  const [, , value = ''] = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(["'])(.*?)\\1`).exec(attributes) ?? [];
  return value.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(lt|gt|quot|apos|amp));/gi, (_, hex?: string, decimal?: string, named?: string) => {
    if (named !== undefined) return entities[named.toLowerCase()] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const entities: Record<string, string | undefined> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function readText(part: Uint8Array | undefined): string {
  if (part === undefined) throw new SheetReadError('damaged');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(part);
  } catch {
    throw new SheetReadError('damaged');
  }
}

/** The last row a worksheet can have. */
const lastRow = 1_048_576;
const mostColumns = 702;
/** Gaps between cells are filled when they are read: this many cells at most, filled and empty. */
const mostCells = 10_000_000;

/** Cells so far out that filling the gap before them would exhaust the memory. */
function checkWorksheet(xml: string, maxRows: number) {
  for (const [, row] of xml.matchAll(/<(?:[\w.-]+:)?row\s[^>]*?\br\s*=\s*["'](\d+)["']/g)) {
    if (Number(row) > lastRow) throw new SheetReadError('damaged', row);
  }
  let rows = 0;
  let columns = 0;
  for (const [, attributes = ''] of xml.matchAll(/<(?:[\w.-]+:)?c\s([^>]*)>/g)) {
    const [, letters, digits] = /(?:^|\s)r\s*=\s*["']([A-Z]+)(\d+)["']/.exec(attributes) ?? [];
    if (letters === undefined || digits === undefined || attributes.endsWith('/')) continue;
    const column = columnNumber(letters);
    // Empty rows may stand above the heads.
    if (Number(digits) > maxRows + 100) throw new SheetReadError('tooManyRows', letters + digits);
    if (column > mostColumns) throw new SheetReadError('tooLarge', letters + digits);
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, column);
  }
  if (rows * columns > mostCells) throw new SheetReadError('tooLarge');
}

function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

async function parse(parts: ReadonlyMap<string, Uint8Array>, sheet: number): Promise<unknown[][]> {
  // Not packed again: the parser would start a worker of its own to unpack it.
  const checked = zipSync(Object.fromEntries(parts), { level: 0 });
  try {
    return await readSheet(checked.buffer, sheet, { trim: false });
  } catch {
    // Whatever the parser stumbles over, the reader can act on one thing only: the file.
    throw new SheetReadError('damaged');
  }
}

function asText(cell: unknown): string {
  if (typeof cell === 'string') return cell.trim();
  // Spreadsheets keep 15 digits; the rest is the dust of binary fractions.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (cell instanceof Date) return dateText(cell);
  return '';
}

/** The parser gives a wall clock as UTC. Seconds only where there are some; a time without a day has a day before 1901. */
function dateText(date: Date): string {
  const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
  if (Number.isNaN(rounded.getTime())) return '';
  const [day = '', clock = ''] = rounded.toISOString().split(/[T.]/);
  const time = clock.replace(/:00$/, '');
  if (rounded.getUTCFullYear() < 1900) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
