import { foldText, type FoldedText } from './folded-text.ts';
import { reasonOf, type Reason } from '../explain.ts';
import { InvalidInputError } from '../invalid-input-error.ts';
import { variantsOf, type NameVariant, type ProtectedName } from './name-variants.ts';

export interface Leak {
  kind: ProtectedName['kind'];
  /** The protected name, as it was given. */
  name: string;
  /** What stands in the text. */
  found: string;
  /** Where, in UTF-16 units: `text.slice(start, end) === found`. */
  start: number;
  end: number;
  /** `possible`: also a common word or abbreviation (a short pinyin, initials, the place in a school's name); a person should look. */
  certainty: 'sure' | 'possible';
  because: Reason;
}

/**
 * Finds where a text gives away who a project is from: the names themselves, with spaces, dots or hyphens between their characters, in full
 * or half width, in any case; the short form of a school's name; names in pinyin with or without tones, in either order, as one word or
 * several, with the readings that surnames have; given names as initials; and initials of three letters or more. Latin words match as whole
 * words only.
 *
 * One leak for each place: where several variants meet, the surest and then the longest. In order of the text. Not found: other scripts
 * than Chinese and Latin, nicknames not given as aliases, names in pictures. Takes time in proportion to text × names.
 *
 * Throws `InvalidInputError` for an empty name.
 */
export async function findLeaks(names: readonly ProtectedName[], text: string): Promise<Leak[]> {
  for (const { name, aliases = [], kind } of names) {
    if ([name, ...aliases].some((one) => one.trim() === ''))
      throw new InvalidInputError(reasonOf('input.missing', { field: kind, item: 'name' }));
  }
  const folded = foldText(text);
  const leaks: Leak[] = [];
  for (const protectedName of names) {
    for (const variant of await variantsOf(protectedName))
      for (const leak of leaksOf(protectedName, variant, folded, text)) leaks.push(leak);
  }
  return withoutOverlaps(leaks);
}

function leaksOf({ kind, name }: ProtectedName, { pattern, form, certainty }: NameVariant, folded: FoldedText, text: string): Leak[] {
  return Array.from(folded.text.matchAll(pattern), (match) => {
    const start = folded.startOf(match.index);
    const end = folded.endOf(match.index + match[0].length - 1);
    const found = text.slice(start, end);
    return { kind, name, found, start, end, certainty, because: reasonOf(`leak.${form}`, { name, found }) };
  });
}

function withoutOverlaps(leaks: readonly Leak[]): Leak[] {
  const best = leaks.toSorted(
    (one, other) =>
      Number(one.certainty === 'possible') - Number(other.certainty === 'possible') || other.end - other.start - (one.end - one.start),
  );
  const kept: Leak[] = [];
  const taken = new Set<number>();
  for (const leak of best) {
    const places = Array.from({ length: leak.end - leak.start }, (_, index) => leak.start + index);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(leak);
  }
  return kept.sort((one, other) => one.start - other.start);
}
