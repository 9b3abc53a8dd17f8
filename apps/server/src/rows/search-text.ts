import { type RawBuilder, sql } from 'kysely';
import { containing } from './paging.ts';

/**
 * Whether a column holds a text anywhere, in upper or lower case. The column, with its table, is one of those that migration 0023 keeps an
 * index over: it finds the rows that have every pair of the text's characters, `holdsText` says which of them have the text.
 */
export function searchText(column: string, text: string): RawBuilder<boolean> {
  // the text first: beside an `or` each row that the index gives is asked again, and taking its text apart costs most
  return sql<boolean>`(${holdsText(column, text)} and search_grams(${sql.ref(column)}) collate "C" @> search_wanted(${text}))`;
}

/** Whether any of some columns holds it, as the one search box of a list asks. `holds`: `searchText` for columns with that index. */
export function anyHolds(columns: readonly string[], text: string, holds: typeof holdsText): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    columns.map((column) => holds(column, text)),
    sql` or `,
  )})`;
}

/** The same read from the rows themselves, where few are left to look at. Texts without upper and lower case take a sixth of the time. */
export function holdsText(column: string, text: string): RawBuilder<boolean> {
  const compare = text.toLowerCase() === text.toUpperCase() ? sql`like` : sql`ilike`;
  return sql<boolean>`${sql.ref(column)} ${compare} ${containing(text)}`;
}
