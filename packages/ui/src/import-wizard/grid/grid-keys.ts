/** Where somebody stands in a grid. */
export interface GridPlace {
  /** Of the row among those shown. */
  place: number;
  column: number;
  /** The columns that the row has, from left to right. */
  columns: readonly number[];
  /** Number of rows. */
  count: number;
  /** Rows in sight. */
  page: number;
}

/** Where a key leads in a grid, by the table of the ARIA Authoring Practices; nothing for keys that do not move. */
export function moveOf(
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  { place, column, columns, count, page }: GridPlace,
): { place: number; column: number } | undefined {
  if (event.altKey) return undefined;
  const isFar = event.ctrlKey || event.metaKey;
  const at = columns.indexOf(column);
  const toRow = (next: number) => ({ place: Math.min(Math.max(next, 0), count - 1), column });
  const toColumn = (next: number | undefined) => ({ place, column: next ?? column });
  switch (event.key) {
    case 'ArrowDown':
      return toRow(isFar ? count - 1 : place + 1);
    case 'ArrowUp':
      return toRow(isFar ? 0 : place - 1);
    case 'ArrowRight':
      return toColumn(isFar ? columns.at(-1) : columns[at + 1]);
    case 'ArrowLeft':
      return toColumn(isFar ? columns[0] : columns[at - 1]);
    case 'PageDown':
      return toRow(place + page);
    case 'PageUp':
      return toRow(place - page);
    case 'Home':
      return { place: isFar ? 0 : place, column: columns[0] ?? column };
    case 'End':
      return { place: isFar ? count - 1 : place, column: columns.at(-1) ?? column };
    default:
      return undefined;
  }
}
