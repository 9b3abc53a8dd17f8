import { expect, test } from 'vitest';
import { explain, promote, type PromotionRule, type RankedResult } from '../index.ts';

/** `project score college track`, in order; equal scores share a rank. */
function ranked(...lines: string[]): RankedResult[] {
  const rows = lines.map((line) => line.split(' '));
  return rows.map(([project = '', score = '0', college, track]) => ({
    project,
    score,
    ...(college !== undefined && { college }),
    ...(track !== undefined && { track }),
    rank: 1 + rows.filter(([, other]) => Number(other) > Number(score)).length,
  }));
}

/** `project: state, words; …` */
function told(rule: PromotionRule, results: RankedResult[]): string[] {
  const outcome = promote(rule, results);
  if (outcome.kind === 'refused') return [explain(outcome.because, 'en')];
  if (outcome.kind === 'undecided')
    return outcome.tied.map((tie) => `${tie.projects.join()} (${tie.places}): ${explain(tie.because, 'en')}`);
  return outcome.decisions.map(({ project, state, isOutsideQuota, reasons }) => {
    const words = reasons.map((reason) => explain(reason, 'en')).join('; ');
    return `${project}: ${state}${isOutsideQuota ? ' outside' : ''}, ${words}`;
  });
}

test('each way in and out has its words', () => {
  const results = ranked('a 95 x', 'b 90 x', 'c 85 y', 'd 80 z', 'e 75 x', 'f 50 y');
  const rule: PromotionRule = {
    quota: { count: 4 },
    threshold: '60.0',
    colleges: { floor: 1, cap: 2, byName: { z: { floor: 0 } } },
    direct: ['e'],
    byHand: ['d'],
    excluded: ['a'],
    ties: 'all',
  };
  expect(told(rule, results)).toEqual([
    'a: eliminated, Held back by hand',
    'b: promoted, Takes a place kept for x (1 place)',
    'c: promoted, Takes a place kept for y (1 place)',
    'd: promoted, Advanced by hand',
    'e: promoted outside, Advances directly, outside the quota',
    'f: eliminated, Score 50 is below the line of 60',
  ]);
  expect(promote(rule, results)).toMatchObject({ places: 4, promoted: 4, unfilled: 1, floorsMissed: {} });
});

test('without a quota the threshold is the reason, without both there is none', () => {
  expect(told({ threshold: '80', ties: 'all' }, ranked('a 80', 'b 79.9'))).toEqual([
    'a: promoted, Score 80 reaches the line of 80',
    'b: eliminated, Score 79.9 is below the line of 80',
  ]);
  expect(told({ ties: 'all' }, ranked('a 80'))).toEqual(['a: promoted, No limit: every project advances']);
  expect(promote({ ties: 'all' }, ranked('a 80'))).toMatchObject({ places: null, unfilled: 0 });
});

test('ties at a college, a track and the quota', () => {
  const tie = ranked('a 90 x t', 'b 90 x t', 'c 80 y t', 'd 70 x u');
  const cap: PromotionRule = { colleges: { cap: 1 }, ties: 'none' };
  expect(told(cap, tie)).toEqual([
    'a: eliminated, 2 projects tied at rank 1 for 1 place',
    'b: eliminated, 2 projects tied at rank 1 for 1 place',
    'c: promoted, No limit: every project advances',
    'd: eliminated, x already has its limit of 1 place',
  ]);
  expect(told({ ...cap, ties: 'decide' }, tie)).toEqual(['a,b (1): 2 projects tied at rank 1 for 1 place']);
  expect(told({ ...cap, ties: 'all' }, tie).slice(0, 2)).toEqual([
    'a: promoted, Tied at rank 1 with the last place: advances with it',
    'b: promoted, Tied at rank 1 with the last place: advances with it',
  ]);
  const share: PromotionRule = { quota: { count: 4 }, trackShares: { percents: { t: '25' }, rounding: 'halfUp' }, ties: 'none' };
  expect(told(share, tie)).toEqual([
    'a: eliminated, 2 projects tied at rank 1 for 1 place',
    'b: eliminated, 2 projects tied at rank 1 for 1 place',
    'c: eliminated, The track “t” has no place left (1 in all)',
    'd: promoted, Rank 4, within the 4 places',
  ]);
  expect(told({ quota: { count: 1 }, ties: 'none' }, tie).slice(2)).toEqual([
    'c: eliminated, Rank 3: beyond the 1 place',
    'd: eliminated, Rank 4: beyond the 1 place',
  ]);
});

test('floors and hand-picked projects beyond the quota', () => {
  const rule: PromotionRule = { quota: { count: 2 }, colleges: { floor: 1 }, byHand: ['b'], ties: 'all' };
  expect(told(rule, ranked('a 90 x', 'b 80 x', 'c 70 y', 'd 60 z'))).toEqual([
    '1 by hand and 2 kept for colleges are more than the 2 places',
  ]);
  expect(told({ ...rule, quota: { count: 3 } }, ranked('a 90 x', 'b 80 x', 'c 70 y', 'd 60 z'))).toEqual([
    'a: eliminated, Rank 1: beyond the 3 places',
    'b: promoted, Advanced by hand',
    'c: promoted, Takes a place kept for y (1 place)',
    'd: promoted, Takes a place kept for z (1 place)',
  ]);
});

test('a tie at the end of a floor', () => {
  const results = ranked('a 95 x', 'b 80 y', 'c 80 y', 'd 70 y');
  const rule: PromotionRule = { quota: { count: 2 }, colleges: { floor: 1 }, ties: 'decide' };
  expect(told(rule, results)).toContain('b,c (1): 2 projects tied at rank 2 for 1 place');
  expect(promote({ ...rule, ties: 'none' }, results)).toMatchObject({ promoted: 1, unfilled: 1, floorsMissed: { y: 1 } });
  expect(promote({ ...rule, quota: { count: 3 }, ties: 'all' }, results)).toMatchObject({ promoted: 3, unfilled: 0, floorsMissed: {} });
});

test('a floor is filled exactly, whatever ties would do', () => {
  const rule: PromotionRule = { quota: { count: 2 }, colleges: { floor: 1 }, ties: 'none' };
  expect(told(rule, ranked('a 95 x', 'b 90 x', 'c 80 y'))).toEqual([
    'a: promoted, Takes a place kept for x (1 place)',
    'b: eliminated, Rank 2: beyond the 2 places',
    'c: promoted, Takes a place kept for y (1 place)',
  ]);
});

test('a floor lifts nobody over the share of a track, but for a tie that goes on whole', () => {
  const rule: PromotionRule = {
    quota: { count: 4 },
    trackShares: { percents: { t: '25' }, rounding: 'floor' },
    colleges: { floor: 2 },
    ties: 'all',
  };
  const results = ranked('a 90 y t', 'b 90 y t', 'c 80 y t');
  expect(promote(rule, results)).toMatchObject({ promoted: 2, floorsMissed: {} });
  expect(promote({ ...rule, ties: 'none' }, results)).toMatchObject({ promoted: 0, floorsMissed: { y: 2 } });
  const full: PromotionRule = { ...rule, trackShares: { percents: { t: '0' }, rounding: 'floor' } };
  expect(promote(full, results)).toMatchObject({ promoted: 0, floorsMissed: { y: 2 } });
});

test('a floor missed by a college without any result is said too', () => {
  const rule: PromotionRule = { colleges: { byName: { w: { floor: 2 } } }, ties: 'all' };
  expect(promote(rule, ranked('a 95 x'))).toMatchObject({ floorsMissed: { w: 2 } });
});

test('repechage counts on, keeps its own line, and its ties are decided like others', () => {
  const results = ranked('a 95', 'b 90', 'c 90', 'd 80', 'e 70');
  const rule: PromotionRule = { quota: { count: 1 }, repechage: { quota: { count: 3 }, threshold: '75' }, ties: 'all' };
  expect(told(rule, results)).toEqual([
    'a: promoted, Rank 1, within the 1 place',
    'b: repechage, Rank 2: beyond the 1 place; Place 1 for a second chance',
    'c: repechage, Rank 2: beyond the 1 place; Place 1 for a second chance',
    'd: repechage, Rank 4: beyond the 1 place; Place 3 for a second chance',
    'e: eliminated, Rank 5: beyond the 1 place',
  ]);
  const one: PromotionRule = { ...rule, repechage: { quota: { count: 1 } } };
  expect(told({ ...one, ties: 'decide' }, results)).toEqual(['b,c (1): 2 projects tied at rank 2 for 1 place']);
  const states = (ties: PromotionRule['ties']) => {
    const outcome = promote({ ...one, ties }, results);
    return outcome.kind === 'decided' && outcome.decisions.map(({ state }) => state.charAt(0)).join('');
  };
  expect([states('none'), states('all')]).toEqual(['peeee', 'prree']);
});
