import type { MenuCommand } from './menu-command.ts';
import type { MenuPage } from './menu-page.ts';
import type { MenuRecord } from './menu-record.ts';
import type { Range } from './pinyin-title.ts';

/** One line of the list. */
export type SearchRow = RowMarks &
  ({ kind: 'page'; page: MenuPage } | { kind: 'command'; command: MenuCommand } | { kind: 'record'; record: MenuRecord });

export interface RowMarks {
  /** Unique in the list; the same page can also stand among the recent ones. */
  id: string;
  titleRanges: readonly Range[];
  noteRanges: readonly Range[];
}
