import { columnOrderingFeature, columnPinningFeature, columnVisibilityFeature, constructTable, tableFeatures } from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import { titleColumn, valueText, type Column } from '../column.ts';
import { stillReactivity } from './still-reactivity.ts';
import { columnOrder, hiddenColumns, pinnedColumns, type TableView } from '../table-view.ts';
import { wholeColumns } from './whole-columns.ts';
import type { PlacedColumn } from './placed-column.ts';

/**
 * The columns of today in the order and at the edges that the view says, by TanStack Table; `before` cells of the grid's own stand in front
 * of them.
 * @param leftOut keys of those that there is no room for
 */
export function useTableColumns<Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  before: number,
  leftOut: readonly string[],
): PlacedColumn<Row>[] {
  return useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    const titleKey = titleColumn(columns)?.key;
    const { left, right } = pinnedColumns(columns, view);
    const table = constructTable({
      features,
      columns: columns.map(({ key }) => ({ id: key })),
      data: [],
      initialState: {
        columnOrder: columnOrder(columns, view),
        columnVisibility: Object.fromEntries([...hiddenColumns(columns, view), ...leftOut].map((key) => [key, false])),
        columnPinning: { start: left, end: right },
      },
    });
    let facts = 0;
    const [start, end] = [table.getStartVisibleLeafColumns(), table.getEndVisibleLeafColumns()];
    return [...start, ...table.getCenterVisibleLeafColumns(), ...end].flatMap(({ id }, place) => {
      const column = byKey.get(id);
      if (column === undefined) return [];
      const side = left.includes(id) ? 'left' : right.includes(id) ? 'right' : undefined;
      const colIndex = before + place + 1;
      const pinStyle: CSSProperties | undefined = side && { [side]: `var(--pin-${colIndex})` };
      const cardPlace = id === titleKey ? 'title' : column.isState === true ? 'state' : 'fact';
      if (cardPlace === 'fact') facts += 1;
      return [
        {
          column,
          key: id,
          colIndex,
          isTitle: id === titleKey,
          cardPlace,
          fact: facts,
          side,
          isEdge: id === start.at(-1)?.id || id === end[0]?.id,
          width: view.widths?.[id],
          pinStyle,
        } satisfies PlacedColumn<Row>,
      ];
    });
  }, [columns, view, before, leftOut]);
}

const features = tableFeatures({
  coreReactivityFeature: stillReactivity,
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
});

/** Room for two acts in words and the menu of the others, in px, where rows are virtual. */
export const actsWidth = 192;

/** Of a cell with a box or an arrow, in px. */
export const leadWidth = 40;

/**
 * Widths in px for rows that are virtual, where the browser cannot find them: what the reader gave, what the column says, else by the
 * longest of the first fifty texts; what is left of `room` is shared among the columns of the last kind. None is narrower than its head.
 * @param heads the widths that the heads need, as far as they were measured
 */
export function virtualWidths<Row>(
  placed: readonly PlacedColumn<Row>[],
  rows: readonly Row[],
  room: number,
  heads: readonly number[] = [],
): number[] {
  const sample = rows.slice(0, 50);
  const fixed = placed.map(({ column, width }) => width ?? pixelsOf(column.width));
  const wanted = placed.map((one, place) =>
    Math.max(fixed[place] ?? contentWidth(one.column, sample, one.isTitle), heads[place] ?? headWidth(one.column)),
  );
  const spare = room - wanted.reduce((sum, width) => sum + width, 0);
  const elastic = wanted.filter((_, place) => fixed[place] === undefined).reduce((sum, width) => sum + width, 0);
  if (spare < 0) {
    const still = wanted.filter((_, place) => placed[place]?.side === 'right').reduce((sum, width) => sum + width, 0);
    return [...wholeColumns(placed, wanted, room - still)];
  }
  if (spare === 0 || elastic === 0) return wanted;
  return wanted.map((width, place) => (fixed[place] === undefined ? Math.floor(width + (spare * width) / elastic) : width));
}

/** The least width of a column in px, roughly where its head is what counts. */
export function leastWidth<Row>(column: Column<Row>, isTitle: boolean): number {
  const said = pixelsOf(column.minWidth) ?? pixelsOf(column.width) ?? (isTitle ? 200 : 72);
  return Math.max(said, headWidth(column));
}

function pixelsOf(width: string | undefined): number | undefined {
  const [, digits] = /^(\d+(?:\.\d+)?)px$/.exec(width ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function contentWidth<Row>(column: Column<Row>, sample: readonly Row[], isTitle: boolean): number {
  const texts = sample.map((row) => {
    const shown = column.value === undefined ? column.cell?.(row) : valueText(column.value(row));
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  });
  const longest = Math.max(...texts.map(textWidth), 0);
  return Math.min(Math.max(longest + 26, isTitle ? 200 : 80), 320);
}

/** With the mark of its sort. */
function headWidth<Row>({ title, isSortable }: Column<Row>): number {
  return textWidth(title) + 26 + (isSortable === true ? 18 : 0);
}

/** Roughly, at 14 px: a Chinese character is a square, others are a little wider than half of it. */
function textWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) width += text.charCodeAt(index) > 0x2e_7f ? 14 : 8;
  return width;
}
