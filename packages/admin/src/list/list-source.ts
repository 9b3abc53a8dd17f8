import type { MenuEntry, Sort } from '@saiwu/ui';
import type { z } from 'zod';
import type { SendOptions } from '../acts/operation.ts';

/** The name of the search box's text, among the filters and in the address. */
export const keywordField = 'keyword';

/** The request of a list: which rows match, and in which order. */
export interface ListMatch<Filters extends object = object> {
  /** `keyword`: the text in the search box of a source with `search`. */
  filters: Filters & { [keywordField]?: string };
  /** Absent: the server's own order. */
  sort: Sort | undefined;
}

/** One page of the rows that match. */
export interface PageRequest<Filters extends object = object> extends ListMatch<Filters> {
  /** The first is 1. */
  page: number;
  /** Rows of a page. */
  size: number;
  /** The total must be no estimate: the reader may choose all that match. */
  needsExactTotal?: boolean;
}

export interface ListPage<Row> {
  rows: readonly Row[];
  /** How many match. */
  total: number;
  /** `total` is a lower bound or an estimate. */
  isEstimated?: boolean;
}

/** Any source that answers pages, and the name of its rows. */
export interface ListSource<Row, Filters extends object = object> {
  /** Names its queries, and the state that is kept of its table and chosen rows: `contest`, `stage.projects`. */
  name: string;
  /** The name of one row: 参数. */
  title: string;
  page: (request: PageRequest<Filters>, options: SendOptions) => Promise<ListPage<Row>>;
  /**
   * A further fact that decides the answer, as the id in a path: lists of one name and another scope share nothing but the look of their
   * table.
   */
  scope?: unknown;
  /** The filters that the reader can use, each field optional; kept in the address. A field `x_st` or `x_ed` is an end of a range. */
  filters?: z.ZodObject;
  /** Fields that people know a row by: one search box looks through them, and `page` gets its text as the filter `keyword`. */
  search?: readonly string[];
  /** Words for fields, by their names: for filters, imports and changes that another user has saved. */
  labels?: Readonly<Partial<Record<string, string>>>;
  /** Default: the row's `id`. */
  keyOf?: (row: Row) => string;
  /** The name of a row, for questions and reports. Default: its key. */
  nameOf?: (row: Row) => string;
  /** Default: by `id`, the newest first. `null`: the server's own order. */
  firstSort?: Sort | null;
  /** An order in which rows that come or change meanwhile move no others. Default: by `id`. */
  steadySort?: Sort;
  /** The table of the sheet can be saved as a file. */
  canExport?: boolean;
  /** Further ways to export all that matches. */
  moreExports?: (match: ListMatch<Filters>, total: number) => readonly MenuEntry[];
  /**
   * Why these rows cannot be acted on, or null. Fewer acts are allowed on the reader's own row than on others: `isChange` is one of them.
   */
  refusalOf?: (rows: readonly Row[], isChange: boolean) => string | null;
}

/** The key of a row. */
export function keyIn<Row>({ keyOf }: Pick<ListSource<Row>, 'keyOf'>, row: Row): string {
  return keyOf?.(row) ?? String((row as { id?: unknown }).id); // rows without an id bring their own keyOf
}

/** The name of a row. */
export function nameIn<Row>(source: Pick<ListSource<Row>, 'keyOf' | 'nameOf'>, row: Row): string {
  return source.nameOf?.(row) ?? keyIn(source, row);
}
