import type { KeyboardEvent } from 'react';

/**
 * Moves the focus through the buttons of a grid as the WAI-ARIA practices say: arrows by one, Home and End in the row, with Ctrl to the
 * first and last one of the grid.
 */
export function walkGrid(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll('[role=row]')].map((row) => [...row.querySelectorAll('button')]);
  const y = rows.findIndex((row) => row.some((button) => button === event.target));
  const row = rows[y];
  if (!row || event.altKey || event.shiftKey) return;
  const x = row.findIndex((button) => button === event.target);
  const isFar = event.ctrlKey || event.metaKey;
  const targets: Record<string, HTMLElement | undefined> = isFar
    ? { Home: rows[0]?.[0], End: rows.at(-1)?.at(-1) }
    : {
        ArrowLeft: row[Math.max(0, x - 1)],
        ArrowRight: row[x + 1],
        ArrowUp: rows[Math.max(0, y - 1)]?.[x],
        ArrowDown: rows[y + 1]?.[x],
        Home: row[0],
        End: row.at(-1),
      };
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key) || (isFar && !(event.key in targets))) return;
  event.preventDefault();
  const target = targets[event.key];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
