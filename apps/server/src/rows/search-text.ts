import { type RawBuilder, sql } from 'kysely';
import { containing } from './paging.ts';

/**
 * Whether a column holds a text anywhere, in upper or lower case. The column, with its table, is one of those that migration 0023 keeps an
 * index over: it finds the rows that have every pair of the text's characters, `ilike` says which of them have the text.
 */
export function searchText(column: string, text: string): RawBuilder<boolean> {
  const held = sql.ref(column);
  return sql<boolean>`(search_grams(${held}) collate "C" @> search_wanted(${text}) and ${held} ilike ${containing(text)})`;
}
