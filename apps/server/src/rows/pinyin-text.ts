import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a name reads as a text in pinyin: from any of its characters on in full, the last one perhaps begun (`hulianw`), or by initials
 * (`hlw`). A single syllable matches only the beginning of a name: in the middle it would find nearly everything. The column is one of
 * those named `pinyin` of migration 0027, whose index holds the initials and first syllables. Null for a text that is no pinyin.
 */
export function readsAs(column: string, text: string): RawBuilder<boolean> | null {
  const letters = pinyinLetters(text);
  if (letters === null) return null;
  const { whole, initials } = patternsOf(letters);
  const ways = initialsOf(letters).map((wanted) => {
    if (wanted.length === 1) return holding(column, sql`array[${`^${letters}`}]`, `\\^ ${whole}`);
    return holding(column, sql`search_wanted(${wanted})`, wanted === letters ? ` (${whole}|${initials})` : ` ${whole}`);
  });
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** The same read from the rows themselves, where few are left to look at. */
export function isReadAs(column: string, text: string): RawBuilder<boolean> | null {
  const letters = pinyinLetters(text);
  if (letters === null) return null;
  const { whole, initials } = patternsOf(letters);
  return sql<boolean>`${sql.ref(column)} ~ ${` (${whole}|${initials})`}`;
}

function patternsOf(letters: string): { whole: string; initials: string } {
  return { whole: Array.from(letters).join(' ?'), initials: Array.from(letters).join('[a-z0-9]* ') };
}

/**
 * The pattern comes first: where rows are read by another index, nearly all of them fail at it, and it is by far the cheaper of the two.
 */
function holding(column: string, grams: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  const spelled = sql.ref(column);
  return sql<boolean>`(${spelled} ~ ${pattern} and pinyin_grams(${spelled}) collate "C" @> ${grams})`;
}

/** A text as letters, as `pinyin_of` writes them: `Lǚ yóu` is `lvyou`. */
function pinyinLetters(text: string): string | null {
  const letters = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[üǖǘǚǜ]/g, 'v')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\s'’]/g, '');
  return /^(?=.*[a-z])[a-z0-9]{2,40}$/.test(letters) ? letters : null;
}

/**
 * The initials of all readings of the letters, those with the fewest syllables first; the last reading takes each letter for an initial.
 */
function initialsOf(letters: string): string[] {
  const all = cut(letters, new Map());
  // "zhang" is no "zhan g", but "zhangs" is "zhang s"
  const whole = all.filter(({ isWhole }) => isWhole);
  const ways = (whole.length > 0 ? whole : all).map(({ initials }) => initials);
  return [...new Set([...ways.toSorted((one, other) => one.length - other.length).slice(0, mostWays), letters])];
}

/** More ways to read letters than a name has are none that anybody means. */
const mostWays = 12;

interface Way {
  initials: string;
  /** Its last syllable is more than an initial. */
  isWhole: boolean;
}

/** Every way to cut letters into possible syllables: `xian` is `x` or `xa`. */
function cut(letters: string, known: Map<string, readonly Way[]>): readonly Way[] {
  const kept = known.get(letters);
  if (kept !== undefined) return kept;
  const ways = new Map<string, Way>();
  for (let length = Math.min(letters.length, longestSyllable); length > 0; length -= 1) {
    const head = letters.slice(0, length);
    const [initial = ''] = head;
    if (length === letters.length && begun.test(head)) ways.set(initial, { initials: initial, isWhole: syllable.test(head) });
    if (length === letters.length || !syllable.test(head)) continue;
    for (const { initials, isWhole } of cut(letters.slice(length), known))
      ways.set(`${initial}${initials}${isWhole}`, { initials: initial + initials, isWhole });
  }
  const few = [...ways.values()].slice(0, mostWays);
  known.set(letters, few);
  return few;
}

const longestSyllable = 6;
const syllable = /^(?:(?:[zcs]h|[ln]y|[bpmfdtnlgkhjqxrzcsyw])[aeiouv]{1,3}|[aeo][iou]?)(?:ng|n|r)?$|^\d$/;
const begun = /^(?:(?:[zcs]h?|[ln]y|[bpmfdtnlgkhjqxryw])(?:[aeiouv]{1,3}(?:ng?|r)?)?|[aeo][iou]?(?:ng?|r)?)$|^\d$/;
