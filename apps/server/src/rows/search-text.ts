import { type RawBuilder, sql } from 'kysely';
import { folded, gapSigns, patternOf } from './folded-text.ts';
import { containing } from './paging.ts';

/**
 * Whether a column holds a text anywhere, in upper or lower case, as `folded` reads either. The column, with its table, is one of those
 * that migration 0023 keeps an index over. The index finds the rows that have every pair of the text's characters, or every character and
 * a sign that may come between them; the text itself decides among those.
 */
export function searchText(column: string, text: string): RawBuilder<boolean> {
  const held = sql.ref(column);
  const wanted = folded(text);
  const grams = sql`search_grams(${held}) collate "C"`;
  // the text first: beside an `or` each row that the index gives is asked again, and taking its text apart costs most
  const ways = spellings(text).map((spelling) => sql<boolean>`(${contains(held, spelling)} and ${grams} @> search_wanted(${spelling}))`);
  const pattern = patternOf(wanted);
  if (pattern === null) return oneOf(ways);
  const letters = [...new Set(wanted.toLowerCase())];
  const apart = sql<boolean>`(${matches(held, wanted, pattern)} and ${grams} @> ${letters}::text[] and ${grams} && ${gapSigns}::text[])`;
  return oneOf([...ways, apart]);
}

/** Whether any of some columns holds the text of a list's search box. `holds`: `searchText` for columns with that index. */
export function anyHolds(
  columns: readonly string[],
  text: string,
  holds: (column: string, text: string) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  return oneOf(columns.map((column) => holds(column, text)));
}

/** The same as `searchText`, read from the rows themselves, where few are left to look at; of a column, or of an expression. */
export function holdsText(column: string | RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const held = typeof column === 'string' ? sql.ref(column) : column;
  const wanted = folded(text);
  const pattern = patternOf(wanted);
  if (pattern === null) return oneOf(spellings(text).map((spelling) => contains(held, spelling)));
  const found = matches(held, wanted, pattern);
  return wanted === text ? found : oneOf([found, contains(held, text)]);
}

/** The texts in a column that match, without signs between: the folded one, and the very one, which may be kept as it was typed. */
function spellings(text: string): string[] {
  return [...new Set([folded(text), text])];
}

/** Texts without upper and lower case take a sixth of the time. */
function contains(held: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${held} ${hasCase(text) ? sql`ilike` : sql`like`} ${containing(text)}`;
}

function matches(held: RawBuilder<unknown>, text: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${held} ${hasCase(text) ? sql`~*` : sql`~`} ${pattern}`;
}

function hasCase(text: string): boolean {
  return text.toLowerCase() !== text.toUpperCase();
}

function oneOf(ways: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  const [only, ...others] = ways;
  return only && others.length === 0 ? only : sql<boolean>`(${sql.join(ways, sql` or `)})`;
}
