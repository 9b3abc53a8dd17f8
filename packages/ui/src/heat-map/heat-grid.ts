/** Values by row and column; `null` where there is none. */
export interface HeatGrid {
  columns: readonly string[];
  rows: readonly string[];
  cells: readonly (readonly (number | null)[])[];
}

export interface HeatReading<Datum> {
  x: (datum: Datum) => string;
  y: (datum: Datum) => string;
  value: (datum: Datum) => number | null;
  /** All columns and rows in their order; by default those that occur, in the order in which they do. */
  columns?: readonly string[] | undefined;
  rows?: readonly string[] | undefined;
}

/** Sorts data into the cells of a grid. Of two data for one cell the later one counts; what is no number is no value. */
export function heatGrid<Datum>(data: readonly Datum[], { x, y, value, columns, rows }: HeatReading<Datum>): HeatGrid {
  const columnIndex = indexOf(columns ?? data.map(x));
  const rowIndex = indexOf(rows ?? data.map(y));
  const cells = Array.from({ length: rowIndex.size }, () => Array.from<number | null>({ length: columnIndex.size }).fill(null));
  for (const datum of data) {
    const column = columnIndex.get(x(datum));
    const row = cells[rowIndex.get(y(datum)) ?? -1];
    const amount = value(datum);
    if (column !== undefined && row) row[column] = amount !== null && Number.isFinite(amount) ? amount : null;
  }
  return { columns: [...columnIndex.keys()], rows: [...rowIndex.keys()], cells };
}

function indexOf(names: readonly string[]): Map<string, number> {
  const index = new Map<string, number>();
  for (const name of names) if (!index.has(name)) index.set(name, index.size);
  return index;
}
