import type { Column } from './column.ts';

/** How a reader has arranged a table. Plain JSON: kept as a preference, and small enough for a link. */
export interface TableView {
  /** Keys of columns from left to right; columns that it does not name stand where the code has them. */
  order?: string[];
  /** Keys of columns left out. Absent: those with `isHidden`. */
  hidden?: string[];
  /** Keys of columns that stay where others of their low priority leave for lack of room. */
  kept?: string[];
  /** Widths in px by key. */
  widths?: Record<string, number>;
  /** Keys of columns that stand still at an edge. Absent: those with `pin`. */
  pinned?: { left: string[]; right: string[] };
  /** Height of rows. Absent: the size of the page. */
  density?: 'compact' | 'default' | 'comfortable';
}

/**
 * A kept arrangement for the columns of today: renamed columns are found by their former keys, those that are gone fall out, and what makes
 * no sense is dropped.
 */
export function adaptView<Row>(view: unknown, columns: readonly Column<Row>[]): TableView {
  if (!isRecord(view)) return {};
  const today = new Map(columns.flatMap((column) => [...(column.formerKeys ?? []), column.key].map((key) => [key, column.key] as const)));
  const keysOf = (list: unknown): string[] | undefined =>
    Array.isArray(list) ? [...new Set(list.flatMap((key) => today.get(String(key)) ?? []))] : undefined;
  const required = new Set(columns.filter((column) => column.isRequired).map((column) => column.key));
  const left = isRecord(view.pinned) ? keysOf(view.pinned.left) : undefined;
  const right = isRecord(view.pinned) ? keysOf(view.pinned.right) : undefined;
  const adapted: TableView = {
    order: keysOf(view.order),
    hidden: keysOf(view.hidden)?.filter((key) => !required.has(key)),
    kept: keysOf(view.kept),
    widths: isRecord(view.widths) ? widthsOf(view.widths, today) : undefined,
    pinned: left || right ? { left: left ?? [], right: (right ?? []).filter((key) => !left?.includes(key)) } : undefined,
    density: densities.find((density) => density === view.density),
  };
  return Object.fromEntries(Object.entries(adapted).filter(([, part]) => part !== undefined));
}

/** Keys of all columns from left to right: those that the view orders, each other one after the column that it follows in the code. */
export function columnOrder<Row>(columns: readonly Column<Row>[], view: TableView): string[] {
  const today = new Set(columns.map(({ key }) => key));
  const order = (view.order ?? []).filter((key) => today.has(key));
  columns.forEach(({ key }, place) => {
    if (order.includes(key)) return;
    const before = columns[place - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before.key) + 1, 0, key);
  });
  return order;
}

/** Keys of the columns that are left out. */
export function hiddenColumns<Row>(columns: readonly Column<Row>[], view: TableView): string[] {
  const hidden = view.hidden ?? columns.filter(({ isHidden }) => isHidden).map(({ key }) => key);
  return columns.filter(({ key, isRequired }) => !isRequired && hidden.includes(key)).map(({ key }) => key);
}

/** Keys of the columns that stand still at the edges. */
export function pinnedColumns<Row>(columns: readonly Column<Row>[], view: TableView): { left: string[]; right: string[] } {
  if (view.pinned) return view.pinned;
  const keysAt = (side: 'left' | 'right') => columns.filter(({ pin }) => pin === side).map(({ key }) => key);
  return { left: keysAt('left'), right: keysAt('right') };
}

const densities = ['compact', 'default', 'comfortable'] as const;

function widthsOf(widths: Record<string, unknown>, today: ReadonlyMap<string, string>) {
  return Object.fromEntries(
    Object.entries(widths).flatMap(([key, width]) => {
      const now = today.get(key);
      return now !== undefined && typeof width === 'number' && width >= 40 && width <= 2000 ? [[now, Math.round(width)]] : [];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
