import { expect, test, vi } from 'vitest';
import { aggregateScores, assignJudges, findLeaks, grantAwards, promote, type RankedResult, type ScoreSheet } from './index.ts';

/** Enough to fail what is quadratic (tens of billions of steps) or too deep (a call takes about 120,000 arguments). */
const many = 300_000;

/** It ends what is quadratic, and nothing else: a machine that does other things at the same time may take its time. */
vi.setConfig({ testTimeout: 120_000 });

const ranked: RankedResult[] = Array.from({ length: many }, (_, index) => ({
  project: `p${index}`,
  score: String(many - index),
  rank: index + 1,
  college: `c${index % 500}`,
}));

/** 150,000 projects, two sheets each, from 5,000 judges in 500 rooms. */
const sheets: ScoreSheet[] = Array.from({ length: many }, (_, index) => {
  const project = Math.floor(index / 2);
  return {
    project: `p${project}`,
    judge: `j${(project * 7 + (index % 2) * 211) % 5000}`,
    room: `r${project % 500}`,
    total: `${50 + ((index * 37) % 50)}.${index % 100}`,
  };
});

test('hundreds of thousands of results are decided', () => {
  const outcome = promote({ quota: { percent: '10', rounding: 'floor' }, colleges: { floor: 3, cap: 250 }, ties: 'none' }, ranked);
  expect(outcome).toMatchObject({ kind: 'decided', promoted: many / 10, unfilled: 0, floorsMissed: {} });
});

test('as many that tie are decided too', () => {
  const tied = ranked.map((result) => ({ ...result, score: '80', rank: 1 }));
  const direct = tied.slice(0, many / 2).map(({ project }) => project);
  expect(promote({ quota: { count: 10 }, direct, ties: 'none' }, tied)).toMatchObject({ promoted: many / 2, unfilled: 10 });
});

test('awards go to hundreds of thousands', () => {
  const outcome = grantAwards({ awards: [{ name: 'x', quota: { percent: '30', rounding: 'floor' } }], ties: 'all' }, ranked);
  expect(outcome).toMatchObject({ kind: 'decided', awards: [{ granted: (many * 3) / 10 }] });
});

test('as many sheets', () => {
  const result = aggregateScores({ kind: 'roomCoefficient', decimals: 2, ties: ['untrimmedSum'] }, sheets);
  expect(result).toMatchObject({ kind: 'scored', results: { length: many / 2 }, judges: { length: 5000 } });
});

test('as many affinities', async () => {
  const affinity = Array.from({ length: many }, (_, index) => ({
    project: `p${Math.floor(index / 100)}`,
    judge: `j${index % 100}`,
    score: (index * 7919) % 101,
  }));
  const result = await assignJudges({
    projects: Array.from({ length: many / 100 }, (_, index) => ({ id: `p${index}` })),
    judges: Array.from({ length: 100 }, (_, index) => ({ id: `j${index}` })),
    perProject: 1,
    affinity,
    seed: 1,
  });
  if (result.kind !== 'assigned') throw new Error(result.kind);
  expect(new Set(Object.values(result.load))).toEqual(new Set([many / 10_000]));
});

test('a name that stands in a text hundreds of thousands of times', async () => {
  expect(await findLeaks([{ kind: 'member', name: '吕布' }], '吕布，'.repeat(300_000))).toHaveLength(300_000);
});
