import { sumOf, type Exact } from '../exact-decimal.ts';
import { reasonOf } from '../explain.ts';
import { InvalidInputError, unusable } from '../invalid-input-error.ts';
import { percentOf, placesOf, type Quota, type Rounding } from './quota.ts';
import { checkNamed, decimalOf, type RankedResult, type TieAtLine } from './ranked-result.ts';

/** Who goes on to the next stage. Every part may be left out; with none of them everybody goes on. */
export interface PromotionRule {
  /** Places in all; a percentage is of the results handed in. */
  quota?: Quota;
  /** Least score to go on, decimal text; who has exactly this much goes on. */
  threshold?: string;
  /** Limits for each college, with exceptions by name. A floor is a number of places kept for it, a cap the most it can get. */
  colleges?: CollegeLimits & { byName?: Record<string, CollegeLimits> };
  /**
   * Share of the quota in percent by track; the sum is 100 at most. A track can have no more places than its share; tracks not named have
   * no limit.
   */
  trackShares?: { percents: Record<string, string>; rounding: Rounding };
  /** Projects that go on outside the quota and all limits. */
  direct?: string[];
  /** Projects a person let go on: they take places of the quota, whatever score, cap and share say. */
  byHand?: string[];
  /** Projects a person held back. */
  excluded?: string[];
  /** Places for the next best, who may come back. Scores below `threshold` count from the threshold given here, if one is. */
  repechage?: { quota: Quota; threshold?: string };
  /** Ties at any line: of the quota, of a college, of a track. */
  ties: TieAtLine;
}

export interface CollegeLimits {
  floor?: number;
  cap?: number;
}

/** A rule as limits in whole places. */
export interface Limits {
  /** Null: no quota. */
  places: number | null;
  threshold: Exact | null;
  floorOf(college: string | undefined): number;
  capOf(college: string | undefined): number;
  shareOf(track: string | undefined): number;
  /** Colleges that appear among the results or have limits of their own. */
  colleges: string[];
}

/** Throws `InvalidInputError` for a rule that cannot be meant. */
export function readLimits(rule: PromotionRule, results: readonly RankedResult[]): Limits {
  if (!['all', 'none', 'decide'].includes(rule.ties)) throw unusable('rule.ties', 'rule', rule.ties);
  const lists = { direct: rule.direct ?? [], byHand: rule.byHand ?? [], excluded: rule.excluded ?? [] };
  for (const [field, projects] of Object.entries(lists)) checkNamed(projects, `rule.${field}`, results);
  const named = new Set<string>();
  for (const item of Object.values(lists).flat()) {
    if (named.has(item))
      throw new InvalidInputError(reasonOf('input.duplicate', { field: 'rule.direct, rule.byHand, rule.excluded', item }));
    named.add(item);
  }

  const places = rule.quota === undefined ? null : placesOf(rule.quota, results.length, 'rule.quota');
  const { byName = {}, ...common } = rule.colleges ?? {};
  for (const [college, limits] of [['*', common] as const, ...Object.entries(byName)]) {
    const { floor = 0, cap = Infinity } = { ...common, ...limits };
    if (!Number.isInteger(floor) || floor < 0) throw unusable('rule.colleges.floor', college, String(floor));
    if ((!Number.isInteger(cap) && cap !== Infinity) || cap < floor) throw unusable('rule.colleges.cap', college, String(cap));
  }
  const shares = sharesOf(rule, places);
  const limitsOf = (college: string | undefined): CollegeLimits =>
    college === undefined ? {} : { ...common, ...(Object.hasOwn(byName, college) && byName[college]) };
  return {
    places,
    threshold: rule.threshold === undefined ? null : decimalOf(rule.threshold, 'rule.threshold', 'rule'),
    floorOf: (college) => limitsOf(college).floor ?? 0,
    capOf: (college) => limitsOf(college).cap ?? Infinity,
    shareOf: (track) => (track === undefined ? Infinity : (shares.get(track) ?? Infinity)),
    colleges: [...new Set([...results.flatMap(({ college }) => college ?? []), ...Object.keys(byName)])],
  };
}

function sharesOf({ trackShares }: PromotionRule, places: number | null): Map<string, number> {
  if (trackShares === undefined) return new Map();
  if (places === null) throw new InvalidInputError(reasonOf('input.missing', { field: 'rule', item: 'quota' }));
  const { percents, rounding } = trackShares;
  const field = 'rule.trackShares';
  const sum = sumOf(Object.values(percents).map((percent) => percentOf(percent, field)));
  if (sum.greaterThan(100)) throw unusable(field, 'percents', sum.toFixed());
  return new Map(Object.entries(percents).map(([track, percent]) => [track, placesOf({ percent, rounding }, places, field)]));
}
