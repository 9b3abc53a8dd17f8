import { isMark, shingleLength, shinglesOf } from './marks.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A stretch of one part of a text, from the piece at `from` to before that at `to`. */
export interface Stretch {
  part: number;
  from: number;
  to: number;
}

/** What stands in both texts, a few words more or less. */
interface Passage {
  first: Stretch;
  second: Stretch;
}

export interface Compared {
  /** In the order of the second text. */
  passages: Passage[];
  /** Hundredths of that one text of which the other has more. */
  share: number;
  /** Pieces of the passages, in the shorter of both readings. */
  length: number;
}

/** Pieces below which a passage is a phrase that anybody may write. */
const shortest = 12;
/** Pieces that may differ within a passage: a word that was put in the place of another. */
const gap = 6;

/**
 * Finds what stands in both of two texts, each in parts. `common`: shingles of phrases that stand in many texts; a passage mostly of these
 * is none.
 */
export function compareTexts(first: readonly string[], second: readonly string[], common: ReadonlySet<number>): Compared {
  const [a, b] = [first.map(readPart), second.map(readPart)];
  const places = placesOf(a);
  const passages = b
    .flatMap((part, index) => joinRuns(runsOf(part, index, a, places)))
    .filter((passage) => passage.second.to - passage.second.from >= shortest && !isCommon(b, passage.second, common));
  const ofFirst = covered(
    a,
    passages.map((passage) => passage.first),
  );
  const ofSecond = covered(
    b,
    passages.map((passage) => passage.second),
  );
  const share = Math.max(...[ofFirst, ofSecond].map(({ length, of }) => (of === 0 ? 0 : length / of)));
  return { passages, share: Math.round(share * 100), length: Math.min(ofFirst.length, ofSecond.length) };
}

interface Part {
  tokens: Token[];
  shingles: number[];
}

function readPart(text: string): Part {
  const tokens = tokensOf(text);
  return { tokens, shingles: shinglesOf(tokens) };
}

interface Place {
  part: number;
  at: number;
}

/** Where each shingle stands. Of one that stands often the first places are enough. */
function placesOf(parts: readonly Part[]): Map<number, Place[]> {
  const places = new Map<number, Place[]>();
  for (const [part, { shingles }] of parts.entries())
    for (const [at, shingle] of shingles.entries()) {
      const known = places.get(shingle);
      if (known === undefined) places.set(shingle, [{ part, at }]);
      else if (known.length < 8) known.push({ part, at });
    }
  return places;
}

/** Stretches that are the same piece by piece, each as long as it goes on. */
function runsOf({ shingles }: Part, part: number, others: readonly Part[], places: ReadonlyMap<number, Place[]>): Passage[] {
  const runs: Passage[] = [];
  let at = 0;
  while (at < shingles.length) {
    let best: Place | null = null;
    let length = 0;
    for (const place of places.get(shingles[at] ?? 0) ?? []) {
      const goesOn = sameFrom(shingles, at, others[place.part]?.shingles ?? [], place.at);
      if (goesOn > length) [best, length] = [place, goesOn];
    }
    if (best !== null) {
      const pieces = length + shingleLength - 1;
      runs.push({ first: { part: best.part, from: best.at, to: best.at + pieces }, second: { part, from: at, to: at + pieces } });
    }
    at += Math.max(1, length);
  }
  return runs;
}

function sameFrom(own: readonly number[], at: number, other: readonly number[], from: number): number {
  let length = 0;
  while (at + length < own.length && from + length < other.length && own[at + length] === other[from + length]) length += 1;
  return length;
}

/** Runs that follow each other in both texts, with no more than a few pieces between, are one passage. */
function joinRuns(runs: readonly Passage[]): Passage[] {
  const passages: Passage[] = [];
  for (const run of runs) {
    const last = passages.at(-1);
    if (last !== undefined && last.first.part === run.first.part && isNext(last.first, run.first) && isNext(last.second, run.second)) {
      last.first.to = run.first.to;
      last.second.to = run.second.to;
    } else passages.push({ first: { ...run.first }, second: { ...run.second } });
  }
  return passages;
}

function isNext(before: Stretch, after: Stretch): boolean {
  return after.from > before.from && after.from <= before.to + gap && after.to >= before.to;
}

/**
 * Whether most of a passage is what stands in many texts. Of those only marks are counted, so that of a passage its marks say it where it
 * has any.
 */
function isCommon(parts: readonly Part[], { part, from, to }: Stretch, common: ReadonlySet<number>): boolean {
  const shingles = parts[part]?.shingles.slice(from, to - shingleLength + 1) ?? [];
  const marks = shingles.filter(isMark);
  const isMostly = (some: readonly number[]) => some.length > 0 && 2 * some.filter((shingle) => common.has(shingle)).length > some.length;
  return isMostly(shingles) || isMostly(marks);
}

/** How many pieces of a text stand in some stretches, of how many. */
function covered(parts: readonly Part[], stretches: readonly Stretch[]): { length: number; of: number } {
  const seen = parts.map(({ tokens }) => new Uint8Array(tokens.length));
  for (const { part, from, to } of stretches) seen[part]?.fill(1, from, to);
  return {
    length: seen.reduce((sum, one) => sum + one.reduce((count, bit) => count + bit, 0), 0),
    of: parts.reduce((sum, { tokens }) => sum + tokens.length, 0),
  };
}
