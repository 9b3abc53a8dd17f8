import { hashOf, joined, type Token, tokensOf } from './tokens.ts';

/** Pieces in a row that are one shingle: five Chinese characters are about three words. */
export const shingleLength = 5;

/** Of so many shingles one is a mark. */
const sampling = 12;

/** The hash of the shingle that begins at each piece; none begins in the last few. */
export function shinglesOf(tokens: readonly Token[]): number[] {
  const shingles: number[] = [];
  for (let at = 0; at + shingleLength <= tokens.length; at += 1)
    shingles.push(joined(tokens.slice(at, at + shingleLength).map(({ hash }) => hash)));
  return shingles;
}

/**
 * Whether a shingle is a mark: those with the smallest hashes are, in whatever text they stand. A sketch of a fixed number of smallest
 * hashes (MinHash) tells how alike two whole texts are, which is 0.18 where three tenths were copied, and nothing of a short text in a long
 * one. With a bound instead of a number it tells what of one is contained in the other: `MOD_m` of Broder, On the resemblance and
 * containment of documents (1997), called FracMinHash since Irber et al. (2022).
 */
export function isMark(shingle: number): boolean {
  return shingle >>> 0 < 2 ** 32 / sampling;
}

/** The marks of a text in some parts. */
export function marksOf(texts: readonly string[]): Set<number> {
  return new Set(texts.flatMap((text) => shinglesOf(tokensOf(text)).filter(isMark)));
}

/** The marks of a title: its pairs of pieces, and all of it. A title of signs alone has none. */
export function titleMarks(title: string): { pairs: Set<number>; whole: number | null } {
  const hashes = tokensOf(title).map(({ hash }) => hash);
  const pairs = hashes.slice(1).map((hash, at) => joined([hashes[at] ?? 0, hash]));
  return { pairs: new Set(pairs), whole: hashes.length < 2 ? null : hashOf(hashes.join(' ')) };
}

/**
 * How alike two titles are, in hundredths: twice the pairs of both by those of each (Dice). Titles of a word or two are alike only where
 * they are the same.
 */
export function titleLikeness(one: string, other: string): number {
  const [a, b] = [titleMarks(one), titleMarks(other)];
  if (a.whole === null || b.whole === null) return 0;
  if (a.whole === b.whole) return 100;
  if (Math.min(a.pairs.size, b.pairs.size) < 4) return 0;
  const shared = [...a.pairs].filter((pair) => b.pairs.has(pair)).length;
  return Math.min(99, Math.round((200 * shared) / (a.pairs.size + b.pairs.size)));
}
