/** A place in a chart that can be read: a point of a line, a bar, a part of a ring, a cell. */
export interface Mark {
  /** Its place along its series, from 0: which day, which part, which column. */
  point: number;
  /** Its series, from 0: which line, which row. 0 where there is but one. */
  series: number;
}

/** Which marks there are. */
export interface MarkGrid {
  /** How many points the longest series has. */
  points: number;
  series: number;
  /** Points follow one another from top to bottom: Up and Down lead along a series, Left and Right between series. */
  isVertical?: boolean;
  /** Whether a value stands at this place; everywhere when left out. */
  hasMark?: (mark: Mark) => boolean;
  /** After the last point comes the first, as around a ring. */
  isRing?: boolean;
  /** Where Up (-1) and Down (1) lead from a mark; the same point of the next series when left out. */
  across?: (mark: Mark, direction: -1 | 1) => Mark | null;
}

/**
 * The mark that a key leads to: Left and Right along a series, Up and Down between series, Home and End to the ends of the series, with
 * Ctrl to the first and the last mark of all. The same mark at an end, null for other keys.
 */
export function nextMark(grid: MarkGrid, from: Mark, key: string, isCtrl: boolean): Mark | null {
  const { point, series } = from;
  switch (grid.isVertical === true ? (turned[key] ?? key) : key) {
    case 'ArrowRight':
      return along(grid, series, point + 1, 1) ?? (grid.isRing ? along(grid, series, 0, 1) : null) ?? from;
    case 'ArrowLeft':
      return along(grid, series, point - 1, -1) ?? (grid.isRing ? along(grid, series, grid.points - 1, -1) : null) ?? from;
    case 'ArrowDown':
      return across(grid, from, 1) ?? from;
    case 'ArrowUp':
      return across(grid, from, -1) ?? from;
    case 'Home':
      return (isCtrl ? firstMark(grid) : along(grid, series, 0, 1)) ?? from;
    case 'End':
      return (isCtrl ? lastMark(grid) : along(grid, series, grid.points - 1, -1)) ?? from;
    default:
      return null;
  }
}

const turned: Record<string, string> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
};

/** The first mark in reading order; null where nothing has a value. */
export function firstMark(grid: MarkGrid): Mark | null {
  for (let series = 0; series < grid.series; series += 1) {
    const found = along(grid, series, 0, 1);
    if (found) return found;
  }
  return null;
}

function lastMark(grid: MarkGrid): Mark | null {
  for (let series = grid.series - 1; series >= 0; series -= 1) {
    const found = along(grid, series, grid.points - 1, -1);
    if (found) return found;
  }
  return null;
}

/** The first place with a value from `point` on, in that direction. */
function along(grid: MarkGrid, series: number, point: number, direction: -1 | 1): Mark | null {
  for (let place = point; place >= 0 && place < grid.points; place += direction) {
    if (hasMark(grid, { point: place, series })) return { point: place, series };
  }
  return null;
}

function across(grid: MarkGrid, from: Mark, direction: -1 | 1): Mark | null {
  if (grid.across) return grid.across(from, direction);
  for (let series = from.series + direction; series >= 0 && series < grid.series; series += direction) {
    const mark = { point: from.point, series };
    if (hasMark(grid, mark)) return mark;
  }
  return null;
}

/** Whether a value stands there. */
export function hasMark(grid: MarkGrid, mark: Mark): boolean {
  const isInside = mark.point >= 0 && mark.point < grid.points && mark.series >= 0 && mark.series < grid.series;
  return isInside && (grid.hasMark?.(mark) ?? true);
}
