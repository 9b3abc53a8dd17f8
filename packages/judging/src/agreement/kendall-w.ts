import { chiSquaredTail } from './distributions.ts';
import { reasonOf, type Reason } from '../explain.ts';
import { groupBy } from '../group-by.ts';
import { checkRatings } from './ratings.ts';

/** How far judges agree on the order of the projects. */
export interface Concordance {
  kind: 'computed';
  /** Kendall's W, corrected for ties: 0 no agreement, 1 the same order. */
  w: number;
  /** χ² = k (n − 1) W with n − 1 degrees of freedom; an approximation that is fair from about n = 8 on. */
  chiSquared: number;
  degreesOfFreedom: number;
  /** P(χ² greater) if the judges had ordered at random. */
  p: number;
}

/**
 * Kendall's coefficient of concordance from a full table of scores `ratings[project][judge]`; each judge's scores are turned into ranks,
 * ties share the mean rank. Refuses a table in which no judge tells any two projects apart. Throws `InvalidInputError` as
 * `intraclassCorrelation` does.
 *
 * Source: M. G. Kendall, B. Babington Smith, The problem of m rankings, Annals of Mathematical Statistics 10 (1939) 275–287.
 */
export function kendallW(ratings: readonly (readonly number[])[]): Concordance | { kind: 'refused'; because: Reason } {
  const { n, k } = checkRatings(ratings);
  const rankings = Array.from({ length: k }, (_, judge) => midRanks(ratings.map((row) => row[judge] ?? 0)));
  const sums = Array.from({ length: n }, (_, project) => rankings.reduce((sum, { ranks }) => sum + (ranks[project] ?? 0), 0));
  const mean = (k * (n + 1)) / 2;
  const spread = sums.reduce((total, sum) => total + (sum - mean) ** 2, 0);
  const corrections = rankings.reduce((sum, { correction }) => sum + correction, 0);
  const most = k * k * (n ** 3 - n) - k * corrections;
  if (most === 0) return { kind: 'refused', because: reasonOf('agreement.noSpread') };
  const w = (12 * spread) / most;
  const chiSquared = k * (n - 1) * w;
  return { kind: 'computed', w, chiSquared, degreesOfFreedom: n - 1, p: chiSquaredTail(chiSquared, n - 1) };
}

/** Ranks from 1 with ties sharing their mean, and Σ(t³ − t) over the ties. */
function midRanks(scores: readonly number[]): { ranks: number[]; correction: number } {
  const ties = [...groupBy(scores.keys(), (index) => scores[index] ?? 0)].sort(([one], [other]) => one - other);
  const ranks = scores.map(() => 0);
  let before = 0;
  let correction = 0;
  for (const [, places] of ties) {
    for (const place of places) ranks[place] = before + (places.length + 1) / 2;
    before += places.length;
    correction += places.length ** 3 - places.length;
  }
  return { ranks, correction };
}
