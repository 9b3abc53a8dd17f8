import { sumOf, type Exact } from './exact-decimal.ts';
import { reasonOf, type Reason } from './explain.ts';
import { InvalidInputError } from './invalid-input-error.ts';
import { percentOf, placesOf, type Quota, type Rounding } from './quota.ts';
import { checkNamed, decimalOf, rankGroups, type RankedResult, type TieAtLine, type Undecided } from './ranked-result.ts';

/** Who goes on to the next stage. Every part may be left out; with none of them everybody goes on. */
export interface PromotionRule {
  /** Places in all; a percentage is of the results handed in. */
  quota?: Quota;
  /** Least score to go on, decimal text; who has exactly this much goes on. */
  threshold?: string;
  /** Limits for each college, with exceptions by name. A floor is a number of places kept for it, a cap the most it can get. */
  colleges?: CollegeLimits & { byName?: Record<string, CollegeLimits> };
  /** Share of the quota in percent by track; the sum is 100 at most. A track can have no more places than its share; tracks not named have no limit. */
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

export interface PromotionDecision {
  project: string;
  state: 'promoted' | 'repechage' | 'eliminated';
  isOutsideQuota: boolean;
  /** Why, or why not, in words by `explain`. */
  reasons: Reason[];
}

export type PromotionOutcome =
  | {
      kind: 'decided';
      decisions: PromotionDecision[];
      places: number | null;
      promoted: number;
      unfilled: number;
      floorsMissed: Record<string, number>;
    }
  | { kind: 'undecided'; tied: (Undecided & { because: Reason })[] }
  | { kind: 'refused'; because: Reason };

/**
 * Decides who goes on. The same function simulates and seals: it depends on its input alone, and `decisions` come in the order of the results.
 *
 * In this order: held back by hand; direct passes; by hand; below the threshold; floors, from the best rank down; then everybody else from the
 * best rank down, each unless the college's cap, the track's share or the quota is used up. A floor keeps places, it lifts nobody over
 * the threshold; where a college has too few projects its floor is missed and said in `floorsMissed`. Nobody is passed by a worse rank of the
 * same college and track, but by direct passes and by hand.
 *
 * Refused when hand-picked projects and floors need more places than the quota has. Throws `InvalidInputError` for input that cannot be meant.
 */
export function promote(rule: PromotionRule, results: readonly RankedResult[]): PromotionOutcome {
  const groups = rankGroups(results);
  const limits = readLimits(rule, results);
  const decided = new Map<string, PromotionDecision>();
  const settle = (project: string, state: PromotionDecision['state'], because: Reason, isOutsideQuota = false) =>
    decided.set(project, { project, state, isOutsideQuota, reasons: [because] });
  const inOrder = groups.flat();
  const isOpen = ({ project }: RankedResult) => !decided.has(project);
  const left = createPlaces(limits);

  for (const project of rule.excluded ?? []) settle(project, 'eliminated', reasonOf('promote.excluded'));
  for (const project of rule.direct ?? []) settle(project, 'promoted', reasonOf('promote.direct'), true);
  const picked = new Set(rule.byHand);
  for (const result of inOrder.filter(({ project }) => picked.has(project))) {
    settle(result.project, 'promoted', reasonOf('promote.byHand'));
    left.take(result);
  }
  for (const { project, score } of inOrder.filter(isOpen)) {
    if (limits.threshold?.greaterThan(score))
      settle(project, 'eliminated', reasonOf('promote.belowThreshold', { score, threshold: limits.threshold.toFixed() }));
  }

  const { picks: kept, cut } = floorPicks(groups, isOpen, left, limits, rule.ties);
  if (left.inAll() < kept.length) {
    return {
      kind: 'refused',
      because: reasonOf('promote.placesExceeded', { byHand: picked.size, floors: kept.length, places: limits.places ?? 0 }),
    };
  }
  for (const result of kept) {
    settle(result.project, 'promoted', reasonOf('promote.floor', { college: result.college ?? '', floor: limits.floorOf(result.college) }));
    left.take(result);
  }

  const tied: (Undecided & { because: Reason })[] = [];
  for (const group of groups) {
    let contenders = group.filter(isOpen).filter((result) => {
      const full = left.firstFull(result);
      if (full !== null) settle(result.project, 'eliminated', full);
      return full === null;
    });
    const tiedIn = new Set<string>();
    // A tie needs two.
    const lines = contenders.length > 1 ? (['track', 'college', 'all'] as const) : [];
    for (const line of lines) {
      for (const [, part] of Map.groupBy(contenders, (result) => left.lineOf(line, result))) {
        const [first] = part;
        const places = first === undefined ? Infinity : left.at(line, first);
        if (first === undefined || part.length <= places) continue;
        if (rule.ties === 'all') {
          for (const { project } of part) tiedIn.add(project);
          continue;
        }
        const because = reasonOf('promote.tiedOut', { rank: first.rank, projects: part.length, places });
        if (rule.ties === 'decide') tied.push({ projects: part.map(({ project }) => project), places, because });
        for (const { project } of part) settle(project, 'eliminated', because);
        // What is worse must not pass the tie.
        left.close(line, first);
        const out = new Set(part);
        contenders = contenders.filter((result) => !out.has(result));
      }
    }
    for (const result of contenders) {
      settle(
        result.project,
        'promoted',
        tiedIn.has(result.project) ? reasonOf('promote.tiedIn', { rank: result.rank }) : reasonIn(result, limits),
      );
      left.take(result);
    }
  }
  if (rule.ties === 'decide') tied.push(...openFloors(cut, decided, left, limits));
  tied.push(...chooseRepechage(rule, groups, decided));
  if (tied.length > 0) return { kind: 'undecided', tied };

  const decisions = results.flatMap(({ project }) => decided.get(project) ?? []);
  const promoted = decisions.filter(({ state }) => state === 'promoted');
  const inQuota = promoted.filter(({ isOutsideQuota }) => !isOutsideQuota).length;
  return {
    kind: 'decided',
    decisions,
    places: limits.places,
    promoted: promoted.length,
    unfilled: limits.places === null ? 0 : Math.max(0, limits.places - inQuota),
    floorsMissed: left.floorsMissed(),
  };
}

interface Limits {
  /** Null: no quota. */
  places: number | null;
  threshold: Exact | null;
  floorOf(college: string | undefined): number;
  capOf(college: string | undefined): number;
  shareOf(track: string | undefined): number;
  /** Colleges that appear among the results or have limits of their own. */
  colleges: string[];
}

function readLimits(rule: PromotionRule, results: readonly RankedResult[]): Limits {
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

type Line = 'track' | 'college' | 'all';

/** Places that are left at each line while projects are let through. */
function createPlaces(limits: Limits) {
  let inAll = limits.places ?? Infinity;
  const taken = { track: new Map<string, number>(), college: new Map<string, number>() };
  const closed = new Set<string>();

  const keyOf = (line: Line, result: RankedResult) => (line === 'all' ? '' : (result[line] ?? ''));
  const lineOf = (line: Line, result: RankedResult) => `${line} ${keyOf(line, result)}`;
  function at(line: Line, result: RankedResult): number {
    if (closed.has(lineOf(line, result))) return 0;
    if (line === 'all') return inAll;
    const limit = line === 'track' ? limits.shareOf(result.track) : limits.capOf(result.college);
    return limit - (taken[line].get(keyOf(line, result)) ?? 0);
  }
  return {
    at,
    lineOf,
    inAll: () => inAll,
    takenOf: (college: string) => taken.college.get(college) ?? 0,
    close: (line: Line, result: RankedResult) => closed.add(lineOf(line, result)),
    take(result: RankedResult) {
      inAll -= 1;
      for (const line of ['track', 'college'] as const)
        taken[line].set(keyOf(line, result), (taken[line].get(keyOf(line, result)) ?? 0) + 1);
    },
    /** Why there is no place for a project; null while there is one. */
    firstFull(result: RankedResult): Reason | null {
      const { rank, college = '', track = '' } = result;
      if (at('college', result) <= 0) return reasonOf('promote.collegeFull', { college, cap: limits.capOf(college) });
      if (at('track', result) <= 0) return reasonOf('promote.trackFull', { track, places: limits.shareOf(track) });
      if (at('all', result) <= 0) return reasonOf('promote.quotaFull', { rank, places: limits.places ?? 0 });
      return null;
    },
    floorsMissed(): Record<string, number> {
      const missed = limits.colleges.map((college) => [college, limits.floorOf(college) - (taken.college.get(college) ?? 0)] as const);
      return Object.fromEntries(missed.filter(([, count]) => count > 0));
    },
  };
}

/** A tie at the end of a college's floor that nothing decides. */
interface CutFloor {
  college: string;
  tie: RankedResult[];
}

/** Who takes the places that floors keep, from the best rank down. A tie at the end of a floor is taken whole, or left to merit and named. */
function floorPicks(
  groups: readonly RankedResult[][],
  isOpen: (result: RankedResult) => boolean,
  left: ReturnType<typeof createPlaces>,
  limits: Limits,
  ties: TieAtLine,
): { picks: RankedResult[]; cut: CutFloor[] } {
  const picks: RankedResult[] = [];
  const cut: CutFloor[] = [];
  const owed = new Map(limits.colleges.map((college) => [college, limits.floorOf(college) - left.takenOf(college)]));
  const inTrack = new Map<string | undefined, number>();
  for (const group of groups) {
    for (const [college, part] of Map.groupBy(group.filter(isOpen), (result) => result.college ?? '')) {
      const places = owed.get(college) ?? 0;
      const fitting = [...Map.groupBy(part, ({ track }) => track)].flatMap(([track, tie]) => {
        const [first] = tie;
        const room = first === undefined ? 0 : left.at('track', first) - (inTrack.get(track) ?? 0);
        if (tie.length <= room || (ties === 'all' && room > 0)) return tie;
        // Nobody worse takes what a tie could not.
        inTrack.set(track, Infinity);
        return [];
      });
      if (places <= 0 || fitting.length === 0) continue;
      if (fitting.length > places && ties !== 'all') {
        cut.push({ college, tie: fitting });
        owed.delete(college);
        continue;
      }
      owed.set(college, places - fitting.length);
      for (const result of fitting) {
        picks.push(result);
        inTrack.set(result.track, (inTrack.get(result.track) ?? 0) + 1);
      }
    }
  }
  return { picks, cut };
}

/** Ties at the end of a floor that merit did not carry in: the college still has places to give. */
function openFloors(
  cut: readonly CutFloor[],
  decided: ReadonlyMap<string, PromotionDecision>,
  left: ReturnType<typeof createPlaces>,
  limits: Limits,
): (Undecided & { because: Reason })[] {
  return cut.flatMap(({ college, tie }) => {
    const places = limits.floorOf(college) - left.takenOf(college);
    const open = tie.filter(({ project }) => decided.get(project)?.state !== 'promoted');
    if (places <= 0 || open.length <= places) return [];
    const because = reasonOf('promote.tiedOut', { rank: tie[0]?.rank ?? 0, projects: open.length, places });
    return [{ projects: open.map(({ project }) => project), places, because }];
  });
}

function reasonIn({ rank, score }: RankedResult, { places, threshold }: Limits): Reason {
  if (places !== null) return reasonOf('promote.rank', { rank, places });
  if (threshold !== null) return reasonOf('promote.threshold', { score, threshold: threshold.toFixed() });
  return reasonOf('promote.open');
}

/** Marks the next best as able to come back; what a person held back is not among them. */
function chooseRepechage(
  rule: PromotionRule,
  groups: readonly RankedResult[][],
  decided: Map<string, PromotionDecision>,
): (Undecided & { because: Reason })[] {
  if (rule.repechage === undefined) return [];
  const { quota, threshold } = rule.repechage;
  let places = placesOf(quota, groups.flat().length, 'rule.repechage.quota');
  const least = threshold ?? rule.threshold;
  const limit = least === undefined ? null : decimalOf(least, 'rule.repechage.threshold', 'rule');
  const excluded = new Set(rule.excluded);
  let place = 1;
  for (const group of groups) {
    const open = group.filter(
      ({ project, score }) => decided.get(project)?.state === 'eliminated' && !excluded.has(project) && !limit?.greaterThan(score),
    );
    if (open.length === 0) continue;
    if (places <= 0) break;
    if (open.length > places && rule.ties !== 'all') {
      const because = reasonOf('promote.tiedOut', { rank: open[0]?.rank ?? 0, projects: open.length, places });
      return rule.ties === 'decide' ? [{ projects: open.map(({ project }) => project), places, because }] : [];
    }
    for (const { project } of open) {
      const { reasons, isOutsideQuota } = decided.get(project) ?? { reasons: [], isOutsideQuota: false };
      decided.set(project, {
        project,
        state: 'repechage',
        isOutsideQuota,
        reasons: [...reasons, reasonOf('promote.repechage', { place })],
      });
    }
    places -= open.length;
    place += open.length;
  }
  return [];
}

function unusable(field: string, item: string, value: string): InvalidInputError {
  return new InvalidInputError(reasonOf('input.value', { field, item, value }));
}
