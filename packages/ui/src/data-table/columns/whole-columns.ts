import type { PlacedColumn } from './placed-column.ts';

/**
 * The widths of columns that do not all fit: the first that does not fit whole begins where the sight ends, and those that take what room
 * is left over, as a title does, share what is before it. So a value is there or it is not, never half of it. A reader's own widths stay as
 * they are.
 * @param widths as narrow as the columns can be, in px
 * @param room for the columns, less what stands still at the right, in px
 */
export function wholeColumns<Row>(placed: readonly PlacedColumn<Row>[], widths: readonly number[], room: number): readonly number[] {
  const inFlow = placed.flatMap(({ side }, place) => (side === 'right' ? [] : [place]));
  const seen: number[] = [];
  let left = room;
  for (const place of inFlow) {
    if (widths[place] === undefined || widths[place] > left) break;
    left -= widths[place];
    seen.push(place);
  }
  const [last] = seen.slice(-1);
  if (last === undefined || seen.length === inFlow.length || placed.some(({ width }) => width !== undefined)) return widths;
  const elastic = seen.filter((place) => placed[place]?.column.width === undefined);
  const growing = elastic.length > 0 ? elastic : [last];
  return widths.map((width, place) => (growing.includes(place) ? width + Math.floor(left / growing.length) : width));
}
