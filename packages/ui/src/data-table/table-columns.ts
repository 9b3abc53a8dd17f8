import { columnOrderingFeature, columnPinningFeature, columnVisibilityFeature, constructTable, tableFeatures } from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import { titleColumn, valueText, type Column } from './column.ts';
import { stillReactivity } from './still-reactivity.ts';
import { columnOrder, hiddenColumns, pinnedColumns, type TableView } from './table-view.ts';

/** A column where it stands now. */
export interface PlacedColumn<Row> {
  column: Column<Row>;
  key: string;
  /** Place among all columns of the grid, from 1; the boxes and arrows of rows stand before. */
  colIndex: number;
  isTitle: boolean;
  side: 'left' | 'right' | undefined;
  /** The last one that stands still at the left, or the first at the right. */
  isEdge: boolean;
  /** Width that the reader gave it, in px. */
  width: number | undefined;
  /** Where it stands still, as CSS. The offsets are set on the table once its heads are measured. */
  pinStyle: CSSProperties | undefined;
}

/** The columns of today in the order and at the edges that the view says, by TanStack Table; `before` cells of the grid's own stand in front of them. */
export function useTableColumns<Row>(columns: readonly Column<Row>[], view: TableView, before: number): PlacedColumn<Row>[] {
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
        columnVisibility: Object.fromEntries(hiddenColumns(columns, view).map((key) => [key, false])),
        columnPinning: { start: left, end: right },
      },
    });
    const [start, end] = [table.getStartVisibleLeafColumns(), table.getEndVisibleLeafColumns()];
    return [...start, ...table.getCenterVisibleLeafColumns(), ...end].flatMap(({ id }, place) => {
      const column = byKey.get(id);
      if (column === undefined) return [];
      const side = left.includes(id) ? 'left' : right.includes(id) ? 'right' : undefined;
      const colIndex = before + place + 1;
      const pinStyle: CSSProperties | undefined = side && { [side]: `var(--pin-${colIndex})` };
      return [
        {
          column,
          key: id,
          colIndex,
          isTitle: id === titleKey,
          side,
          isEdge: id === start.at(-1)?.id || id === end[0]?.id,
          width: view.widths?.[id],
          pinStyle,
        } satisfies PlacedColumn<Row>,
      ];
    });
  }, [columns, view, before]);
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
 * Widths in px for rows that are virtual, where the browser cannot find them: what the reader gave, what the column says, else by the longest of the
 * first fifty texts; what is left of `room` is shared among the columns of the last kind.
 */
export function virtualWidths<Row>(placed: readonly PlacedColumn<Row>[], rows: readonly Row[], room: number): number[] {
  const sample = rows.slice(0, 50);
  const fixed = placed.map(({ column, width }) => width ?? pixels(column.width));
  const wanted = placed.map((one, place) => fixed[place] ?? contentWidth(one.column, sample, one.isTitle));
  const spare = room - wanted.reduce((sum, width) => sum + width, 0);
  const elastic = wanted.filter((_, place) => fixed[place] === undefined).reduce((sum, width) => sum + width, 0);
  if (spare <= 0 || elastic === 0) return wanted;
  return wanted.map((width, place) => (fixed[place] === undefined ? Math.floor(width + (spare * width) / elastic) : width));
}

function pixels(width: string | undefined): number | undefined {
  const [, digits] = /^(\d+(?:\.\d+)?)px$/.exec(width ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function contentWidth<Row>(column: Column<Row>, sample: readonly Row[], isTitle: boolean): number {
  const texts = sample.map((row) => {
    const shown = column.value === undefined ? column.cell?.(row) : valueText(column.value(row));
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  });
  const longest = Math.max(textWidth(column.title) + 32, ...texts.map(textWidth));
  return Math.min(Math.max(longest + 26, isTitle ? 200 : 80), 320);
}

/** Roughly, at 14 px: a Chinese character is a square, others are a little wider than half of it. */
function textWidth(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index += 1) width += text.charCodeAt(index) > 0x2e_7f ? 14 : 8;
  return width;
}
