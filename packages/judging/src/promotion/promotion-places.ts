import { reasonOf, type Reason } from '../explain.ts';
import type { Limits } from './promotion-rule.ts';
import type { RankedResult } from './ranked-result.ts';

export type Places = ReturnType<typeof createPlaces>;

type Line = 'track' | 'college' | 'all';

/** Places that are left at each line while projects are let through. */
export function createPlaces(limits: Limits) {
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
