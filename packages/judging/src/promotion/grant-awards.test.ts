import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { grantAwards, type AwardRule } from './grant-awards.ts';
import type { RankedResult } from './ranked-result.ts';

function ranked(...scores: number[]): RankedResult[] {
  return scores.map((score, index) => ({
    project: `p${index + 1}`,
    score: String(score),
    rank: 1 + scores.filter((other) => other > score).length,
  }));
}

function awardsOf(rule: AwardRule, results: RankedResult[]): (string | null)[] {
  const outcome = grantAwards(rule, results);
  if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
  return outcome.decisions.map(({ award }) => award);
}

const three: AwardRule['awards'] = [
  { name: '一等奖', quota: { count: 1 } },
  { name: '二等奖', quota: { count: 2 } },
  { name: '三等奖', quota: { percent: '30', rounding: 'ceil' } },
];

test('goes down the list by rank', () => {
  expect(awardsOf({ awards: three, ties: 'all' }, ranked(90, 80, 70, 60, 50, 40))).toEqual([
    '一等奖',
    '二等奖',
    '二等奖',
    '三等奖',
    '三等奖',
    null,
  ]);
});

test('percentages are of the whole that is given', () => {
  const awards = [{ name: 'x', quota: { percent: '15', rounding: 'halfUp' as const } }];
  expect(awardsOf({ awards, whole: 10, ties: 'all' }, ranked(3, 2, 1))).toEqual(['x', 'x', null]);
});

describe('a tie at the last place', () => {
  const tie = ranked(90, 90, 80, 70);
  test('is in as a whole, at the cost of the next award', () => {
    expect(awardsOf({ awards: three, ties: 'all' }, tie)).toEqual(['一等奖', '一等奖', '二等奖', '三等奖']);
  });
  test('or on top', () => {
    expect(awardsOf({ awards: three, ties: 'all', excess: 'onTop' }, tie)).toEqual(['一等奖', '一等奖', '二等奖', '二等奖']);
  });
  test('or comes first in the next award', () => {
    expect(awardsOf({ awards: three, ties: 'none' }, tie)).toEqual(['二等奖', '二等奖', '三等奖', '三等奖']);
  });
  test('or waits for a person', () => {
    expect(grantAwards({ awards: three, ties: 'decide' }, tie)).toMatchObject({
      kind: 'undecided',
      tied: [{ award: '一等奖', projects: ['p1', 'p2'], places: 1 }],
    });
  });
});

test('below its line nobody gets an award, though places are left', () => {
  const awards = [
    { name: 'gold', quota: { count: 3 }, threshold: '85' },
    { name: 'silver', quota: { count: 1 } },
  ];
  expect(awardsOf({ awards, ties: 'all' }, ranked(90, 85, 84.99, 60))).toEqual(['gold', 'gold', 'silver', null]);
});

test('says why, in both languages', () => {
  const outcome = grantAwards({ awards: three, ties: 'all', excluded: ['p2'] }, ranked(90, 80, 70));
  if (outcome.kind !== 'decided') throw new Error(outcome.kind);
  expect(outcome.decisions.map(({ reasons: [reason] }) => reason && explain(reason, 'zh'))).toEqual([
    '第 1 名（90 分），在「一等奖」的 1 个名额之内',
    '不参与评奖',
    '第 3 名（70 分），在「二等奖」的 2 个名额之内',
  ]);
  expect(outcome.awards).toEqual([
    { name: '一等奖', places: 1, granted: 1 },
    { name: '二等奖', places: 2, granted: 1 },
    { name: '三等奖', places: 1, granted: 0 },
  ]);
});

test('a better rank never has a lower award, and strict ties keep every quota', () => {
  assert(
    property(
      array(integer({ min: 0, max: 6 }), { maxLength: 10 }),
      array(integer({ min: 0, max: 3 }), { maxLength: 4 }),
      constantFrom('all' as const, 'none' as const),
      (scores, counts, ties) => {
        const results = ranked(...scores);
        const awards = counts.map((count, index) => ({ name: `${index}`, quota: { count } }));
        const given = awardsOf({ awards, ties }, results).map((award) => (award === null ? Infinity : Number(award)));
        const wronged = results.flatMap((one, index) =>
          results.filter((two, other) => {
            const [mine = 0, theirs = 0] = [given[index], given[other]];
            return (one.rank < two.rank && mine > theirs) || (one.rank === two.rank && mine !== theirs);
          }),
        );
        expect(wronged).toEqual([]);
        const overfull = counts.filter((count, index) => given.filter((award) => award === index).length > count);
        expect(ties === 'none' ? overfull : []).toEqual([]);
      },
    ),
    { numRuns: 2000 },
  );
});
