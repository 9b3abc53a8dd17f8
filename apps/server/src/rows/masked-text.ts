import { plainPhone } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { searchText } from './search-text.ts';

/**
 * Whether a column of phones that lists show as their mask (`138****5678`) holds what somebody looks for: the beginning or the end as far as
 * the mask shows it, or the whole number. Found by any other part, the rest would be told one digit at a time, without a record of it.
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
