import type { MenuCommand } from './menu-command.ts';
import type { MenuPage } from './menu-page.ts';
import type { MenuRecord, MenuRecordGroup } from './menu-record.ts';
import { recentOf } from './recent-of.ts';
import { recordRanges } from './record-ranges.ts';
import { beginsSo, meantCommands } from './meant-commands.ts';
import { createMenuSearch, type MenuSearchHit } from './search-menu.ts';
import type { RowMarks, SearchRow } from './search-row.ts';

export interface SearchGroup {
  /** Unique in the list. */
  key: string;
  kind: 'recent' | 'pages' | 'commands' | 'records';
  /** Head of a group of records; those of the others are words. */
  title?: string;
  rows: SearchRow[];
  /** How many more there are than are shown. */
  left: number;
}

interface SearchSource {
  pages: readonly MenuPage[];
  commands: readonly MenuCommand[];
  recent: readonly (string | MenuRecord)[];
  /** What was found besides. */
  records?: readonly MenuRecordGroup[];
}

/** How many lines of a group are shown. */
const shown = 50;
/** The same beside records, which stand below. */
const shownBeside = 5;
const recentShown = 6;

/**
 * What the list shows for a text; for none the recent ones, then everything. What is found comes before acts, but for one that begins so:
 * of that and the pages the group with the best hit is first.
 */
export function searchGroups({ pages, commands, recent, records }: SearchSource, query: string): SearchGroup[] {
  const pageHits = createMenuSearch(pages).search(query);
  const commandHits = meantCommands(createMenuSearch(commands).search(query), query);
  const most = records === undefined || query === '' ? shown : shownBeside;
  const ofPages = group('pages', pageHits, pageRow, most);
  const ofCommands = group('commands', commandHits, commandRow, most);
  const ofRecords = (records ?? []).map((one) => recordGroup(one, query));
  const [best] = commandHits;
  return inOrder().filter(({ rows }) => rows.length > 0);

  function inOrder(): SearchGroup[] {
    if (query === '') return [recentGroup({ pages, commands, recent }), ofPages, ofCommands];
    if (best === undefined || !beginsSo(best.item, query)) return [ofPages, ...ofRecords, ofCommands];
    return best.score < (pageHits[0]?.score ?? 1) ? [ofCommands, ofPages, ...ofRecords] : [ofPages, ofCommands, ...ofRecords];
  }
}

function group<Item extends MenuPage | MenuCommand>(
  kind: 'pages' | 'commands',
  hits: MenuSearchHit<Item>[],
  rowOf: (item: Item, marks: RowMarks) => SearchRow,
  most: number,
): SearchGroup {
  const rows = hits.slice(0, most).map(({ item, titleRanges }) => rowOf(item, { id: `${kind}-${item.key}`, titleRanges, noteRanges: [] }));
  return { key: kind, kind, rows, left: hits.length - rows.length };
}

function recordGroup({ key, title, records }: MenuRecordGroup, query: string): SearchGroup {
  const rows = records.map((record) =>
    recordRow(record, {
      id: `record-${record.key}`,
      titleRanges: recordRanges(record.title, query),
      noteRanges: recordRanges(record.note ?? '', query),
    }),
  );
  return { key: `records-${key}`, kind: 'records', title, rows, left: 0 };
}

function recentGroup({ pages, commands, recent }: SearchSource): SearchGroup {
  const all = [
    ...pages.map((page) => pageRow(page, unmarked('page', page))),
    ...commands.map((command) => commandRow(command, unmarked('command', command))),
  ];
  const byKey = new Map(all.map((row) => [recentOf(row), row]));
  // What was recent may be gone, or no longer allowed.
  const rows = recent
    .map((kept) => (typeof kept === 'string' ? byKey.get(kept) : recordRow(kept, unmarked('record', kept))))
    .filter((row) => row !== undefined);
  return { key: 'recent', kind: 'recent', rows: rows.slice(0, recentShown), left: 0 };
}

function unmarked(kind: string, { key }: { key: string }): RowMarks {
  return { id: `recent-${kind}-${key}`, titleRanges: [], noteRanges: [] };
}

function pageRow(page: MenuPage, marks: RowMarks): SearchRow {
  return { ...marks, kind: 'page', page };
}

function commandRow(command: MenuCommand, marks: RowMarks): SearchRow {
  return { ...marks, kind: 'command', command };
}

function recordRow(record: MenuRecord, marks: RowMarks): SearchRow {
  return { ...marks, kind: 'record', record };
}
