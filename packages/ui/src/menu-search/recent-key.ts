import type { SearchRow } from './search-groups.ts';

/** The key under which a line is kept among the recent ones. */
export function recentKey(row: SearchRow): string {
  return row.kind === 'page' ? `page ${row.page.key}` : `command ${row.command.key}`;
}
