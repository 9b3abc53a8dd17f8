/** Where everything of a heat map stands, in px. */
export interface HeatFrame {
  /** Of the whole drawing; wider than the room where the columns would get too narrow. */
  width: number;
  height: number;
  /** Top left corner of the first cell. */
  left: number;
  top: number;
  cellWidth: number;
  cellHeight: number;
  gap: number;
  /** Every how many columns and rows a name has room. */
  columnEvery: number;
  rowEvery: number;
  /** Names of columns are written slanted where they are too long. */
  isSlanted: boolean;
  /** Room for one name of a column, and of a row. */
  columnRoom: number;
  rowRoom: number;
  /** The values fit into the cells. */
  hasValues: boolean;
}

export interface HeatRoom {
  width: number;
  /** Of the cells together; without it rows are as high as is good to read. */
  height?: number | undefined;
  columns: number;
  rows: number;
  /** Widest texts in px. */
  columnText: number;
  rowText: number;
  valueText: number;
}

export function heatFrame({ width, height, columns, rows, columnText, rowText, valueText }: HeatRoom): HeatFrame {
  const rowRoom = Math.min(rowText, Math.max(48, Math.min(160, width * 0.3)));
  const left = Math.ceil(rowRoom) + 8;
  const isShort = columnText <= shortText;
  const slack = (cellWidth: number) =>
    !isShort && columnText > cellWidth - 4 ? Math.ceil(Math.min(columnText, longestSlanted) * slant) : 0;
  const fitting = (width - left) / Math.max(1, columns);
  // Slanted names of the last columns lean out to the right.
  const fair = (width - left - slack(fitting)) / Math.max(1, columns);
  const cellWidth = fair < narrowest ? scrolledWidth : Math.min(widest, fair);
  const isSlanted = slack(cellWidth) > 0;
  const cellHeight = Math.max(6, height === undefined ? goodHeight(rows) : height / Math.max(1, rows));
  const top = isSlanted ? Math.ceil(Math.min(columnText, longestSlanted) * slant) + line : line + 4;
  return {
    width: Math.round(left + cellWidth * columns + slack(cellWidth)),
    height: Math.ceil(top + cellHeight * rows),
    left,
    top,
    cellWidth,
    cellHeight,
    gap: Math.min(cellWidth, cellHeight) < 14 ? 1 : 2,
    columnEvery: Math.max(1, Math.ceil(isSlanted ? 14 / slant / cellWidth : (Math.min(columnText, shortText) + 6) / cellWidth)),
    rowEvery: Math.max(1, Math.ceil(line / cellHeight)),
    isSlanted,
    columnRoom: isSlanted ? longestSlanted : Math.max(cellWidth - 4, shortText),
    rowRoom,
    hasValues: valueText + 8 <= cellWidth && line <= cellHeight && columns * rows <= mostValues,
  };
}

/** Height of one line of small text. */
const line = 16;
/** So short a name is rather left out here and there than slanted: hours, days of a month. */
const shortText = 36;
const longestSlanted = 96;
const slant = Math.SQRT1_2;
/** Narrower cells are hard to point at: the drawing then scrolls, with cells wide enough for a finger. */
const narrowest = 11;
const scrolledWidth = 24;
const widest = 96;
/** So many texts take their time to draw. */
const mostValues = 1600;

function goodHeight(rows: number): number {
  if (rows <= 16) return 32;
  if (rows <= 40) return 24;
  return rows <= 100 ? 16 : 10;
}

/** The cells of each step as one path: a few elements stand for thousands of cells. Step -1 holds the cells without a value. */
export function stepPaths(
  cells: readonly (readonly (number | null)[])[],
  stepOf: (value: number) => number,
  frame: Pick<HeatFrame, 'cellWidth' | 'cellHeight' | 'gap'>,
): Map<number, string> {
  const paths = new Map<number, string[]>();
  cells.forEach((row, rowIndex) => {
    row.forEach((value, columnIndex) => {
      const step = value === null ? -1 : stepOf(value);
      const path = paths.get(step) ?? [];
      paths.set(step, path);
      const { x, y, width, height } = cellBox(columnIndex, rowIndex, frame);
      path.push(`M${x} ${y}h${width}v${height}h${-width}z`);
    });
  });
  return new Map([...paths].map(([step, path]) => [step, path.join('')]));
}

/** A cell in whole px, so that its edges are sharp. */
export function cellBox(column: number, row: number, { cellWidth, cellHeight, gap }: Pick<HeatFrame, 'cellWidth' | 'cellHeight' | 'gap'>) {
  const x = Math.round(column * cellWidth);
  const y = Math.round(row * cellHeight);
  return { x, y, width: Math.round((column + 1) * cellWidth) - x - gap, height: Math.round((row + 1) * cellHeight) - y - gap };
}
