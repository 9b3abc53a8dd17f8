import type { ReactNode } from 'react';

/** Something that was found, or visited, which is no page of the menu: one contest, one person. */
export interface MenuRecord {
  /** Unique among the records of all groups. */
  key: string;
  title: string;
  /** What tells it from others of its name, shown behind it: its number, its school. */
  note?: string;
  /** Where it is. */
  path: string;
  icon?: ReactNode;
}

/** Records of one kind, the nearest first. */
export interface MenuRecordGroup {
  /** Unique among the groups. */
  key: string;
  /** Head of the group. */
  title: string;
  records: readonly MenuRecord[];
}

/** Finds records by what was typed. What it throws is told by `MenuSearch`, which goes on finding pages. */
export type FindRecords = (query: string, signal: AbortSignal) => Promise<readonly MenuRecordGroup[]>;
