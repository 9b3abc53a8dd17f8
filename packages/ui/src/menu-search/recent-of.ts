import type { MenuRecord } from './menu-record.ts';
import type { SearchRow } from './search-row.ts';

/** How a line is kept among the recent ones: a page or an act by its key, a record whole, since nothing else knows it later. */
export function recentOf(row: SearchRow): string | MenuRecord {
  if (row.kind === 'record') return row.record;
  return row.kind === 'page' ? `page ${row.page.key}` : `command ${row.command.key}`;
}
