import { fTail } from './distributions.ts';
import { reasonOf, type Reason } from '../explain.ts';
import { checkRatings } from './ratings.ts';

/**
 * The six intraclass correlations of Shrout and Fleiss: single judge and mean of all k judges, each for three designs. Null where a
 * form has no value because its denominator is 0.
 */
export interface IntraclassCorrelation {
  kind: 'computed';
  /** ICC(1,1), ICC(1,k): every project has other judges, drawn at random. */
  oneWay: { single: number | null; average: number | null };
  /** ICC(2,1), ICC(2,k): the same judges, drawn at random, rate every project; their severity counts as error. */
  twoWayRandom: { single: number | null; average: number | null };
  /** ICC(3,1), ICC(3,k): the same judges, the only ones of interest; their severity does not count. */
  twoWayMixed: { single: number | null; average: number | null };
  /** Between projects, within projects, between judges, residual. */
  meanSquares: { projects: number; within: number; judges: number; residual: number };
  /** P(F > f) if the projects did not differ, two-way; null where neither projects nor residuals have any spread. */
  p: number | null;
}

/**
 * How much of the spread of scores is due to the projects, from a full table: `ratings[project][judge]`, at least 2 × 2, every judge for
 * every project. Double precision. Refuses a table without any spread. Throws `InvalidInputError` for a table that is not full or not of
 * finite numbers.
 *
 * Source: P. E. Shrout, J. L. Fleiss, Intraclass correlations: uses in assessing rater reliability, Psychological Bulletin 86 (1979)
 * 420–428.
 */
export function intraclassCorrelation(
  ratings: readonly (readonly number[])[],
): IntraclassCorrelation | { kind: 'refused'; because: Reason } {
  const { n, k } = checkRatings(ratings);
  const mean = meanOf(ratings.flat());
  const projectMeans = ratings.map(meanOf);
  const judgeMeans = Array.from({ length: k }, (_, judge) => meanOf(ratings.map((row) => row[judge] ?? 0)));
  const between = k * sumOfSquares(projectMeans, mean);
  const ofJudges = n * sumOfSquares(judgeMeans, mean);
  const total = sumOfSquares(ratings.flat(), mean);
  if (total === 0) return { kind: 'refused', because: reasonOf('agreement.noSpread') };

  // From the residuals themselves: total − between − judges would leave rounding dust where judges agree exactly.
  const residualSum = ratings
    .flatMap((row, project) => row.map((score, judge) => score - (projectMeans[project] ?? 0) - (judgeMeans[judge] ?? 0) + mean))
    .reduce((sum, residual) => sum + residual * residual, 0);
  const bms = between / (n - 1);
  const jms = ofJudges / (k - 1);
  const ems = residualSum / ((n - 1) * (k - 1));
  const wms = (ofJudges + residualSum) / (n * (k - 1));
  return {
    kind: 'computed',
    oneWay: { single: ratio(bms - wms, bms + (k - 1) * wms), average: ratio(bms - wms, bms) },
    twoWayRandom: {
      single: ratio(bms - ems, bms + (k - 1) * ems + (k * (jms - ems)) / n),
      average: ratio(bms - ems, bms + (jms - ems) / n),
    },
    twoWayMixed: { single: ratio(bms - ems, bms + (k - 1) * ems), average: ratio(bms - ems, bms) },
    meanSquares: { projects: bms, within: wms, judges: jms, residual: ems },
    p: bms === 0 && ems === 0 ? null : fTail(bms / ems, n - 1, (n - 1) * (k - 1)),
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sumOfSquares(values: readonly number[], center: number): number {
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0);
}

function ratio(over: number, under: number): number | null {
  return under === 0 ? null : over / under;
}
