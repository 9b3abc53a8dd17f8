import { walkXml } from './walk-xml.ts';
import { WorkbookError } from './workbook-error.ts';

export interface CellLimits {
  /** The last row that may hold something, from 1. */
  rows: number;
  columns: number;
  /** Gaps between cells are filled when they are read: this many cells at most, filled and empty. */
  cells: number;
}

/** What a worksheet has besides values. */
export interface WorksheetFacts {
  /** The first cell that computes its value. */
  formulaAt: string | undefined;
  /** Cells that hold an error such as `#N/A`, by their indices. */
  errors: { row: number; column: number }[];
}

/** Looks for cells so far out that filling the gap before them would exhaust the memory. Throws `WorkbookError`. */
export function checkWorksheet(xml: string, limits: CellLimits): WorksheetFacts {
  let rows = 0;
  let columns = 0;
  let cell = '';
  const facts: WorksheetFacts = { formulaAt: undefined, errors: [] };
  walkXml(xml, (name, attributes) => {
    if (name === 'row' && Number(referenceIn(attributes) || 0) > lastRow) throw new WorkbookError('damaged');
    if (name === 'f') facts.formulaAt ??= cell;
    if (name !== 'c') return;
    cell = referenceIn(attributes);
    const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(cell) ?? [];
    if (letters === undefined || digits === undefined) throw new WorkbookError('damaged');
    if (attributes.endsWith('/')) return;
    if (Number(digits) > limits.rows) throw new WorkbookError('tooManyRows', cell);
    if (columnNumber(letters) > limits.columns) throw new WorkbookError('tooManyColumns', cell);
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnNumber(letters));
    if (/\st\s*=\s*["']e["']/.test(attributes)) facts.errors.push({ row: Number(digits) - 1, column: columnNumber(letters) - 1 });
  });
  if (rows * columns > limits.cells) throw new WorkbookError('tooLarge');
  return facts;
}

/** The last row a worksheet can have. */
const lastRow = 1_048_576;

/** Where a row or cell stands; of two such attributes the parser might take the other. */
function referenceIn(attributes: string): string {
  const [first, second] = attributes.matchAll(/\sr\s*=\s*["']([^"']*)["']/g);
  if (second) throw new WorkbookError('damaged');
  return first?.[1] ?? '';
}

function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
