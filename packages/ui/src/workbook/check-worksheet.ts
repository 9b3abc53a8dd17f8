import { columnName } from './xml/cell-xml.ts';
import { columnNumber } from './column-number.ts';
import { type Merge, mergeOf } from './merges.ts';
import { walkXml } from './xml/walk-xml.ts';
import { WorkbookError } from './workbook-error.ts';

export interface CellLimits {
  /** The last row that may hold something, from 1. */
  rows: number;
  columns: number;
  /** Gaps between cells are filled when they are read: this many cells at most, filled and empty. */
  cells: number;
}

/** What a worksheet has besides values. Rows and columns by their indices. */
export interface WorksheetFacts {
  /** The first cell that computes its value. */
  formulaAt: string | undefined;
  /** Cells that hold an error such as `#N/A`. */
  errors: { row: number; column: number }[];
  /** Numbers with a format that the workbook defines. */
  formatted: { row: number; column: number; format: string }[];
  /** Rows with cells that are not shown. */
  hiddenRows: number[];
  merges: Merge[];
  /**
   * The worksheet as parsers take it: with the places of cells, which the standard lets them leave out, and without styles that there are
   * not.
   */
  xml: string;
}

/**
 * Looks for cells so far out that filling the gap before them would exhaust the memory. Throws `WorkbookError`.
 *
 * @param styles The number formats of the workbook's styles, as `stylesOf` reads them.
 */
export function checkWorksheet(xml: string, limits: CellLimits, styles: readonly (string | undefined)[]): WorksheetFacts {
  let rows = 0;
  let columns = 0;
  let row = { number: 0, isHidden: false };
  let cell = { name: '', column: 0 };
  const hidden = new Set<number>();
  const facts: WorksheetFacts = { formulaAt: undefined, errors: [], formatted: [], hiddenRows: [], merges: [], xml };
  const mended = mending(xml);

  function take(attributes: string, start: number) {
    const name = referenceIn(attributes) || `${columnName(cell.column)}${row.number}`;
    const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? [];
    if (letters === undefined || digits === undefined) throw new WorkbookError('damaged');
    cell = { name, column: columnNumber(letters) };
    row.number = Number(digits);
    if (!isPlaced.test(attributes)) mended.put(start, start, ` r="${name}"`);
    const style = styleOf.exec(attributes);
    if (style && !(Number(style[1]) < styles.length)) mended.put(start + style.index, start + style.index + style[0].length, '');
    if (attributes.endsWith('/')) return;
    if (row.number > limits.rows) throw new WorkbookError('tooManyRows', name);
    if (cell.column > limits.columns) throw new WorkbookError('tooManyColumns', name);
    rows = Math.max(rows, row.number);
    columns = Math.max(columns, cell.column);
    const at = { row: row.number - 1, column: cell.column - 1 };
    if (row.isHidden) hidden.add(at.row);
    const type = typeOf.exec(attributes)?.[1] ?? 'n';
    if (type === 'e') facts.errors.push(at);
    const format = type === 'n' && style ? styles[Number(style[1])] : undefined;
    if (format !== undefined) facts.formatted.push({ ...at, format });
  }

  walkXml(xml, (tag, attributes, start) => {
    if (tag === 'row') {
      row = { number: rowIn(attributes) ?? row.number + 1, isHidden: isHidden.test(attributes) };
      cell = { name: '', column: 0 };
    }
    if (tag === 'c') take(attributes, start);
    if (tag === 'f') facts.formulaAt ??= cell.name;
    if (tag === 'mergeCell') facts.merges.push(mergeOf(attributes));
  });
  if (rows * columns > limits.cells) throw new WorkbookError('tooLarge');
  return { ...facts, hiddenRows: [...hidden], xml: mended.xml() };
}

const isPlaced = /\sr\s*=/;
const styleOf = /\ss\s*=\s*["']([^"']*)["']/;
const typeOf = /\st\s*=\s*["']([^"']*)["']/;
const isHidden = /\shidden\s*=\s*["'](?:1|true)["']/;

/** The last row a worksheet can have. */
const lastRow = 1_048_576;

/** The row's own number, where it has one. */
function rowIn(attributes: string): number | undefined {
  const said = referenceIn(attributes);
  if (said === '') return undefined;
  if (!(Number(said) <= lastRow)) throw new WorkbookError('damaged');
  return Number(said);
}

/** Where a row or cell stands; of two such attributes the parser might take the other. */
function referenceIn(attributes: string): string {
  const [first, second] = attributes.matchAll(/\sr\s*=\s*["']([^"']*)["']/g);
  if (second) throw new WorkbookError('damaged');
  return first?.[1] ?? '';
}

/** A text of which pieces are replaced, from the first to the last. */
function mending(xml: string) {
  const pieces: string[] = [];
  let copied = 0;
  return {
    put(from: number, to: number, text: string) {
      pieces.push(xml.slice(copied, from), text);
      copied = to;
    },
    xml: () => (copied === 0 ? xml : pieces.join('') + xml.slice(copied)),
  };
}
