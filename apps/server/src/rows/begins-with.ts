import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an expression begins with a text. Written as a range: for a pattern the planner takes an index only where it knows the text
 * beforehand. The expression is one that an index of migration 0027 has in the order of "C", of all rows and of each organisation's.
 *
 * The beginning is compared once more, and of that comparison the planner knows nothing: it expects few rows, and takes the index. With
 * the range alone it took a beginning that many numbers have for common everywhere, and read a school's hundred thousand rows in hope of
 * the next match where there was none.
 */
export function beginsWith(expression: RawBuilder<string | null>, text: string): RawBuilder<boolean> {
  const ordered = sql`${expression} collate "C"`;
  return sql<boolean>`(${ordered} >= ${text} and ${ordered} < ${text + lastCharacter} and left(${expression}, ${text.length}) = ${text})`;
}

const lastCharacter = '\u{10FFFF}';
