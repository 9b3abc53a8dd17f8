import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { promote, type PromotionOutcome } from './promote.ts';
import type { PromotionRule } from './promotion-rule.ts';
import type { RankedResult } from './ranked-result.ts';

/** `a1 90` … : project, college as its first letter, score; equal scores share a rank. */
function ranked(...lines: string[]): RankedResult[] {
  const results = lines.map((line) => {
    const [project = '', score = '0', track] = line.split(' ');
    return { project, score, college: project.charAt(0), ...(track !== undefined && { track }) };
  });
  return results.map((result) => ({ ...result, rank: 1 + results.filter(({ score }) => Number(score) > Number(result.score)).length }));
}

function decidedOf(outcome: PromotionOutcome) {
  if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
  return outcome;
}

function promoted(rule: PromotionRule, results: RankedResult[]): string[] {
  return decidedOf(promote(rule, results))
    .decisions.filter(({ state }) => state === 'promoted')
    .map(({ project }) => project);
}

function why(rule: PromotionRule, results: RankedResult[], project: string): string[] {
  const decision = decidedOf(promote(rule, results)).decisions.find((one) => one.project === project);
  return (decision?.reasons ?? []).map((reason) => explain(reason, 'en'));
}

const five = ranked('a1 95', 'a2 90', 'a3 85', 'b1 80', 'b2 75');

describe('quota and threshold', () => {
  test('top N', () => {
    expect(promoted({ quota: { count: 2 }, ties: 'all' }, five)).toEqual(['a1', 'a2']);
    expect(why({ quota: { count: 2 }, ties: 'all' }, five, 'a2')).toEqual(['Rank 2, within the 2 places']);
    expect(why({ quota: { count: 2 }, ties: 'all' }, five, 'a3')).toEqual(['Rank 3: beyond the 2 places']);
  });

  test.each([
    ['floor', 1],
    ['halfUp', 2],
    ['ceil', 2],
  ] as const)('30 %% of five, %s', (rounding, count) => {
    expect(promoted({ quota: { percent: '30', rounding }, ties: 'all' }, five)).toHaveLength(count);
  });

  test('a threshold is reached by exactly its score, and nobody below fills the quota', () => {
    const rule: PromotionRule = { quota: { count: 4 }, threshold: '85.0', ties: 'all' };
    expect(promoted(rule, five)).toEqual(['a1', 'a2', 'a3']);
    expect(decidedOf(promote(rule, five)).unfilled).toBe(1);
    expect(why(rule, five, 'b1')).toEqual(['Score 80 is below the line of 85']);
  });

  test('without any limit everybody goes on', () => {
    expect(promoted({ ties: 'none' }, five)).toHaveLength(5);
    expect(promote({ ties: 'none' }, [])).toMatchObject({ kind: 'decided', decisions: [], promoted: 0 });
  });
});

describe('ties at the line', () => {
  const tie = ranked('a1 95', 'a2 90', 'b1 90', 'b2 70');
  test('all go on and the number grows', () => {
    expect(promoted({ quota: { count: 2 }, ties: 'all' }, tie)).toEqual(['a1', 'a2', 'b1']);
    expect(why({ quota: { count: 2 }, ties: 'all' }, tie, 'b1')).toEqual(['Tied at rank 2 with the last place: advances with it']);
  });
  test('none goes on, and no worse one passes them', () => {
    expect(promoted({ quota: { count: 2 }, ties: 'none' }, tie)).toEqual(['a1']);
    expect(why({ quota: { count: 2 }, ties: 'none' }, tie, 'b2')).toEqual(['Rank 4: beyond the 2 places']);
  });
  test('a person decides, and by hand settles it', () => {
    const rule: PromotionRule = { quota: { count: 2 }, ties: 'decide' };
    expect(promote(rule, tie)).toMatchObject({ kind: 'undecided', tied: [{ projects: ['a2', 'b1'], places: 1 }] });
    expect(promoted({ ...rule, byHand: ['b1'], excluded: ['a2'] }, tie)).toEqual(['a1', 'b1']);
  });
  test('a tie that a cap dissolves is no tie', () => {
    const rule: PromotionRule = { quota: { count: 2 }, colleges: { cap: 1 }, ties: 'decide' };
    expect(promoted(rule, tie)).toEqual(['a1', 'b1']);
  });
});

describe('colleges', () => {
  test('a cap passes places on', () => {
    expect(promoted({ quota: { count: 3 }, colleges: { cap: 2 }, ties: 'all' }, five)).toEqual(['a1', 'a2', 'b1']);
    expect(why({ quota: { count: 3 }, colleges: { cap: 2 }, ties: 'all' }, five, 'a3')).toEqual(['a already has its limit of 2 places']);
  });
  test('a floor keeps a place', () => {
    expect(promoted({ quota: { count: 2 }, colleges: { floor: 1 }, ties: 'all' }, five)).toEqual(['a1', 'b1']);
    expect(why({ quota: { count: 2 }, colleges: { floor: 1 }, ties: 'all' }, five, 'b1')).toEqual(['Takes a place kept for b (1 place)']);
  });
  test('a floor lifts nobody over the threshold, and its miss is said', () => {
    const outcome = decidedOf(promote({ quota: { count: 3 }, threshold: '81', colleges: { floor: 1 }, ties: 'all' }, five));
    expect(outcome.floorsMissed).toEqual({ b: 1 });
    expect(outcome.promoted).toBe(3);
  });
  test('limits by name override the common ones', () => {
    const rule: PromotionRule = { quota: { count: 3 }, colleges: { cap: 1, byName: { a: { cap: 2 } } }, ties: 'all' };
    expect(promoted(rule, five)).toEqual(['a1', 'a2', 'b1']);
  });
  test('floors beyond the quota are refused', () => {
    const outcome = promote({ quota: { count: 1 }, colleges: { floor: 1 }, ties: 'all' }, five);
    expect(outcome).toMatchObject({ kind: 'refused', because: { code: 'promote.placesExceeded', values: { floors: 2, places: 1 } } });
  });
  test('a tie for the last place of a floor is left to a person', () => {
    const results = ranked('a1 95', 'a2 90', 'b1 80', 'b2 80');
    const rule: PromotionRule = { quota: { count: 2 }, colleges: { floor: 1 }, ties: 'decide' };
    expect(promote(rule, results)).toMatchObject({ kind: 'undecided', tied: [{ projects: ['b1', 'b2'], places: 1 }] });
  });
});

describe('tracks, direct passes, by hand', () => {
  const tracks = ranked('a1 95 art', 'a2 90 art', 'b1 85 art', 'b2 80 tech', 'c1 75 tech', 'c2 70');
  test('a share is the most a track gets', () => {
    const rule: PromotionRule = {
      quota: { count: 4 },
      trackShares: { percents: { art: '50', tech: '25' }, rounding: 'floor' },
      ties: 'all',
    };
    expect(promoted(rule, tracks)).toEqual(['a1', 'a2', 'b2', 'c2']);
    expect(why(rule, tracks, 'b1')).toEqual(['The track “art” has no place left (2 in all)']);
  });
  test('direct passes take no place', () => {
    const rule: PromotionRule = { quota: { count: 1 }, direct: ['c2'], ties: 'all' };
    expect(promoted(rule, tracks)).toEqual(['a1', 'c2']);
    expect(decidedOf(promote(rule, tracks)).decisions.find(({ project }) => project === 'c2')?.isOutsideQuota).toBe(true);
  });
  test('by hand takes a place of the quota, against cap and threshold', () => {
    const rule: PromotionRule = { quota: { count: 2 }, threshold: '80', colleges: { cap: 0 }, byHand: ['c2'], ties: 'all' };
    expect(promoted(rule, tracks)).toEqual(['c2']);
    expect(promote({ quota: { count: 1 }, byHand: ['c1', 'c2'], ties: 'all' }, tracks)).toMatchObject({ kind: 'refused' });
  });
  test('repechage is the next best, not those held back', () => {
    const rule: PromotionRule = { quota: { count: 2 }, excluded: ['b1'], repechage: { quota: { count: 2 } }, ties: 'all' };
    const states = decidedOf(promote(rule, tracks)).decisions.map(({ state }) => state);
    expect(states).toEqual(['promoted', 'promoted', 'eliminated', 'repechage', 'repechage', 'eliminated']);
    expect(why(rule, tracks, 'b2')).toEqual(['Rank 4: beyond the 2 places', 'Place 1 for a second chance']);
  });
  test('repechage below the line needs a line of its own', () => {
    const base: PromotionRule = { threshold: '84', ties: 'all', repechage: { quota: { count: 9 } } };
    const count = (rule: PromotionRule) => decidedOf(promote(rule, tracks)).decisions.filter(({ state }) => state === 'repechage').length;
    expect(count(base)).toBe(0);
    expect(count({ ...base, repechage: { quota: { count: 9 }, threshold: '75' } })).toBe(2);
  });
});

const anyResults = array(
  record({ score: integer({ min: 0, max: 8 }), college: constantFrom('x', 'y', 'z'), track: constantFrom('t', 'u') }),
  {
    maxLength: 9,
  },
).map((rows) =>
  rows.map(({ score, college, track }, index) => ({
    project: `p${index}`,
    score: String(score),
    college,
    track,
    rank: 1 + rows.filter((row) => row.score > score).length,
  })),
);
const anyRule = record({
  count: integer({ min: 0, max: 9 }),
  floor: integer({ min: 0, max: 2 }),
  room: integer({ min: 0, max: 3 }),
  threshold: integer({ min: 0, max: 6 }),
  art: integer({ min: 0, max: 100 }),
});

test('with strict ties no limit is broken, no floor is missed without cause, and nobody is passed', () => {
  assert(
    property(anyResults, anyRule, (results, { count, floor, room, threshold, art }) => {
      const cap = floor + room;
      const rule: PromotionRule = {
        quota: { count },
        threshold: String(threshold),
        colleges: { floor, cap },
        trackShares: { percents: { t: String(art) }, rounding: 'floor' },
        ties: 'none',
      };
      const outcome = promote(rule, results);
      if (outcome.kind !== 'decided') return outcome.kind === 'refused';
      const isIn = new Map(outcome.decisions.map(({ project, state }) => [project, state === 'promoted']));
      const inside = results.filter(({ project }) => isIn.get(project));
      const share = Math.floor((count * art) / 100);
      expect(inside.length).toBeLessThanOrEqual(count);
      expect(inside.filter(({ track }) => track === 't').length).toBeLessThanOrEqual(share);
      for (const college of ['x', 'y', 'z']) expect(inside.filter((one) => one.college === college).length).toBeLessThanOrEqual(cap);
      for (const winner of inside) {
        expect(Number(winner.score)).toBeGreaterThanOrEqual(threshold);
        const passed = results.filter(
          (other) =>
            other.rank < winner.rank && other.college === winner.college && other.track === winner.track && !isIn.get(other.project),
        );
        expect(passed).toEqual([]);
      }
      return true;
    }),
    { numRuns: 3000 },
  );
});

test('when nothing ties, top N under caps is what going down the list by hand gives', () => {
  assert(
    property(anyResults, anyRule, (rows, { count, room }) => {
      const results = rows.map((row, index) => ({ ...row, score: String(100 - index), rank: index + 1 }));
      const taken = new Map<string, number>();
      const expected: string[] = [];
      for (const { project, college } of results) {
        if (expected.length >= count || (taken.get(college) ?? 0) >= room) continue;
        expected.push(project);
        taken.set(college, (taken.get(college) ?? 0) + 1);
      }
      expect(promoted({ quota: { count }, colleges: { cap: room }, ties: 'decide' }, results)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});
