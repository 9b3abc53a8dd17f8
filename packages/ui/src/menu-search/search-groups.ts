import { recentKey } from './recent-key.ts';
import type { MenuCommand } from './menu-command.ts';
import type { MenuPage } from './menu-page.ts';
import type { Range } from './pinyin-title.ts';
import { createMenuSearch, type MenuSearchHit } from './search-menu.ts';

/** One line of the list. */
export type SearchRow = RowMarks & ({ kind: 'page'; page: MenuPage } | { kind: 'command'; command: MenuCommand });

export interface SearchGroup {
  kind: 'recent' | 'pages' | 'commands';
  rows: SearchRow[];
  /** How many more there are than are shown. */
  left: number;
}

interface RowMarks {
  /** Unique in the list; the same page can also stand among the recent ones. */
  id: string;
  titleRanges: readonly Range[];
  pathRanges: readonly Range[];
}

interface SearchSource {
  pages: readonly MenuPage[];
  commands: readonly MenuCommand[];
  recent: readonly string[];
}

/** How many lines of a group are shown. */
const shown = 50;
const recentShown = 6;

/** What the list shows for a text; for none the recent ones, then everything. The group with the best hit comes first. */
export function searchGroups({ pages, commands, recent }: SearchSource, query: string): SearchGroup[] {
  const pageHits = createMenuSearch(pages).search(query);
  const commandHits = createMenuSearch(commands).search(query);
  const groups = [group('pages', pageHits, pageRow), group('commands', commandHits, commandRow)];
  if (query === '') groups.unshift(recentGroup({ pages, commands, recent }));
  else if ((commandHits[0]?.score ?? 1) < (pageHits[0]?.score ?? 1)) groups.reverse();
  return groups.filter(({ rows }) => rows.length > 0);
}

function group<Item extends MenuPage | MenuCommand>(
  kind: SearchGroup['kind'],
  hits: MenuSearchHit<Item>[],
  rowOf: (item: Item, marks: RowMarks) => SearchRow,
): SearchGroup {
  const rows = hits
    .slice(0, shown)
    .map(({ item, titleRanges, pathRanges }) => rowOf(item, { id: `${kind}-${item.key}`, titleRanges, pathRanges }));
  return { kind, rows, left: hits.length - rows.length };
}

function recentGroup({ pages, commands, recent }: SearchSource): SearchGroup {
  const all = [
    ...pages.map((page) => pageRow(page, unmarked('page', page))),
    ...commands.map((command) => commandRow(command, unmarked('command', command))),
  ];
  const byKey = new Map(all.map((row) => [recentKey(row), row]));
  // What was recent may be gone, or no longer allowed.
  const rows = recent.map((key) => byKey.get(key)).filter((row) => row !== undefined);
  return { kind: 'recent', rows: rows.slice(0, recentShown), left: 0 };
}

function unmarked(kind: string, { key }: { key: string }): RowMarks {
  return { id: `recent-${kind}-${key}`, titleRanges: [], pathRanges: [] };
}

function pageRow(page: MenuPage, marks: RowMarks): SearchRow {
  return { ...marks, kind: 'page', page };
}

function commandRow(command: MenuCommand, marks: RowMarks): SearchRow {
  return { ...marks, kind: 'command', command };
}
