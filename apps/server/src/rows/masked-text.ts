import { plainPhone } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { searchText } from './search-text.ts';

/**
 * Whether a column of phones that lists show as their mask (`138****5678`) holds the text of a search: the beginning or the end as far as
 * the mask shows it, or the whole number. A search by any other part would reveal the hidden digits one at a time, without a record of
 * it.
 */
export function maskedText(column: string, given: string): RawBuilder<boolean> {
  const text = plainPhone(given);
  const phone = sql.ref(column);
  const ends = sql`right(${phone}, ${text.length}) = ${text}`;
  const shown =
    text.length <= 3 ? sql`(left(${phone}, ${text.length}) = ${text} or ${ends})` : text.length === 4 ? ends : sql`${phone} = ${text}`;
  // of a number too short to be masked in part, nothing is shown
  return sql<boolean>`(${searchText(column, text)} and (length(${phone}) >= 9 or ${phone} = ${text}) and ${shown})`;
}
