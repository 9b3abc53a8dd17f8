import { reasonOf, type Reason } from '../explain.ts';
import { groupBy } from '../group-by.ts';
import { createPlaces, type Places } from './promotion-places.ts';
import { readLimits, type Limits, type PromotionRule } from './promotion-rule.ts';
import { placesOf } from './quota.ts';
import { decimalOf, rankGroups, type RankedResult, type TieAtLine, type Undecided } from './ranked-result.ts';

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
 * Decides who goes on. The same function simulates and seals: it depends on its input alone, and `decisions` come in the order of the
 * results.
 *
 * In this order: held back by hand; direct passes; by hand; below the threshold; floors, from the best rank down; then everybody else from
 * the best rank down, each unless the college's cap, the track's share or the quota is used up. A floor keeps places, it lifts nobody over
 * the threshold; where a college has too few projects its floor is missed and said in `floorsMissed`. Nobody is passed by a worse rank of
 * the same college and track, but by direct passes and by hand.
 *
 * Refused when hand-picked projects and floors need more places than the quota has. Throws `InvalidInputError` for input that cannot be
 * meant.
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
      for (const [, part] of groupBy(contenders, (result) => left.lineOf(line, result))) {
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

/** A tie at the end of a college's floor that nothing decides. */
interface CutFloor {
  college: string;
  tie: RankedResult[];
}

/**
 * Who takes the places that floors keep, from the best rank down. A tie at the end of a floor is taken whole, or left to merit and named.
 */
function floorPicks(
  groups: readonly RankedResult[][],
  isOpen: (result: RankedResult) => boolean,
  left: Places,
  limits: Limits,
  ties: TieAtLine,
): { picks: RankedResult[]; cut: CutFloor[] } {
  const picks: RankedResult[] = [];
  const cut: CutFloor[] = [];
  const owed = new Map(limits.colleges.map((college) => [college, limits.floorOf(college) - left.takenOf(college)]));
  const inTrack = new Map<string | undefined, number>();
  for (const group of groups) {
    for (const [college, part] of groupBy(group.filter(isOpen), (result) => result.college ?? '')) {
      const places = owed.get(college) ?? 0;
      const fitting = [...groupBy(part, ({ track }) => track)].flatMap(([track, tie]) => {
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
  left: Places,
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
