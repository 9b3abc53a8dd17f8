/** A row among those beneath one parent, in their order. */
export interface Sibling {
  id: string;
  sortValue: number;
  /** Keeps its place and its number. */
  isFixed: boolean;
}

/** How far apart two numbers are where there is room. */
export const sortStep = 10;

/**
 * The numbers that put rows in this order, for those whose number changes. Rows between two fixed ones are spread between their numbers;
 * null where these leave no room.
 */
export function sortValuesFor(rows: readonly Sibling[]): Map<string, number> | null {
  const changed = new Map<string, number>();
  let [from, below] = [0, 0];
  while (from < rows.length) {
    const next = rows.findIndex(({ isFixed }, index) => isFixed && index >= from);
    const end = next === -1 ? rows.length : next;
    const run = rows.slice(from, end);
    const above = rows[end]?.sortValue ?? below + sortStep * (run.length + 1);
    const step = Math.min(sortStep, Math.floor((above - below) / (run.length + 1)));
    if (run.length > 0 && step < 1) return null;
    for (const [index, { id, sortValue }] of run.entries()) {
      const value = below + step * (index + 1);
      if (value !== sortValue) changed.set(id, value);
    }
    below = above;
    from = end + 1;
  }
  return changed;
}
