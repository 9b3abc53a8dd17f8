import { assert, array, constant, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentQuantile } from './distributions.ts';
import { InvalidInputError } from './invalid-input-error.ts';
import { panelStatistics, type PanelStatistics } from './panel-statistics.ts';
import type { ScoreSheet } from './scoring-input.ts';

/** A full table, `rows[project][judge]`. */
function tableOf(rows: number[][]): ScoreSheet[] {
  return rows.flatMap((row, project) => row.map((total, judge) => ({ project: `p${project}`, judge: `j${judge}`, total: String(total) })));
}

function computed(statistics: PanelStatistics) {
  if (statistics.kind !== 'computed') throw new Error(JSON.stringify(statistics));
  return statistics;
}

describe('a full table is a two-way analysis of variance', () => {
  // Shrout and Fleiss 1979: residual mean square 1.02 with 15 degrees of freedom, judge means 7.67, 2.5, 4.33, 6.33 around 5.29… .
  const table = tableOf([
    [9, 2, 5, 8],
    [6, 1, 3, 2],
    [8, 4, 6, 8],
    [7, 1, 2, 6],
    [10, 5, 6, 9],
    [6, 2, 4, 7],
  ]);
  const { judges, projects, residualDeviation, degreesOfFreedom } = computed(panelStatistics(table, { line: 6 }));

  test('residual variance and degrees of freedom', () => {
    expect(residualDeviation ** 2).toBeCloseTo(1.0194, 4);
    expect(degreesOfFreedom).toBe(15);
  });
  test('severity is the distance from the mean judge, with the balanced design’s interval', () => {
    expect(judges.map(({ severity }) => severity.toFixed(3))).toEqual(['2.375', '-2.792', '-0.958', '1.375']);
    // Var = s² (1 − 1/k) ÷ n
    const half = studentQuantile(0.975, 15) * residualDeviation * Math.sqrt((1 - 1 / 4) / 6);
    for (const { severity, interval } of judges) {
      expect(interval.high - severity).toBeCloseTo(half, 9);
      expect(severity - interval.low).toBeCloseTo(half, 9);
    }
  });
  test('projects stand at their means, each known to s ÷ √k', () => {
    expect(projects.map(({ estimate }) => estimate)).toEqual([6, 3, 6.5, 4, 7.5, 4.75].map((mean) => expect.closeTo(mean, 9)));
    for (const { standardError } of projects) expect(standardError).toBeCloseTo(residualDeviation / 2, 9);
  });
  test('the probability of being above the line is one half on it and grows with the score', () => {
    const above = projects.map((project) => project.above ?? Number.NaN);
    expect(above[0]).toBeCloseTo(0.5, 9);
    expect(above[4]).toBeGreaterThan(0.99);
    expect(above[1]).toBeLessThan(0.01);
  });
});

test('judges who follow the model exactly leave no doubt', () => {
  const { judges, projects } = computed(
    panelStatistics(
      tableOf([
        [10, 12],
        [20, 22],
        [30, 32],
      ]),
      { line: 20 },
    ),
  );
  expect(judges.map(({ severity, residualDeviation, correlation }) => [severity, residualDeviation, correlation])).toEqual([
    [-1, 0, 1],
    [1, 0, 1],
  ]);
  expect(projects.map(({ above }) => above)).toEqual([0, 1, 1]);
});

test('an unbalanced panel gives wider intervals where there is less to go by', () => {
  const sheets = tableOf([
    [70, 74, 71],
    [80, 86, 83],
    [60, 63, 65],
  ]).filter(({ project, judge }) => project === 'p0' || judge !== 'j2');
  const { judges } = computed(panelStatistics(sheets));
  const width = judges.map(({ interval }) => interval.high - interval.low);
  expect(width[2]).toBeGreaterThan(width[0] ?? Infinity);
  expect(judges[2]?.correlation).toBeNull();
});

test('refuses panels in parts, naming them, and panels without a sheet to spare', () => {
  const apart = [
    ...tableOf([
      [1, 2],
      [2, 3],
    ]),
    { project: 'x', judge: 'y', total: '3' },
  ];
  expect(panelStatistics(apart)).toMatchObject({ kind: 'refused', because: { code: 'score.disconnected' }, parts: [['p0', 'p1'], ['x']] });
  expect(panelStatistics(tableOf([[1, 2]]))).toMatchObject({ kind: 'refused', because: { code: 'agreement.tooFewSheets' } });
  expect(panelStatistics([])).toMatchObject({ kind: 'computed', judges: [], projects: [] });
});

test.each([{ confidence: 1 }, { confidence: Number.NaN }, { line: Infinity }])('refuses %o', (options) => {
  expect(() =>
    panelStatistics(
      tableOf([
        [1, 2],
        [2, 3],
      ]),
      options,
    ),
  ).toThrow(InvalidInputError);
});

test('severities sum to zero and a shift of all scores shifts the estimates alone', () => {
  const anyTable = tuple(integer({ min: 2, max: 6 }), integer({ min: 2, max: 5 })).chain(([n, k]) =>
    tuple(array(array(integer({ min: 0, max: 50 }), { minLength: k, maxLength: k }), { minLength: n, maxLength: n }), constant(k)),
  );
  assert(
    property(anyTable, integer({ min: 1, max: 40 }), ([table], shift) => {
      const one = computed(panelStatistics(tableOf(table)));
      const other = computed(panelStatistics(tableOf(table.map((row) => row.map((score) => score + shift)))));
      expect(one.judges.reduce((sum, { severity }) => sum + severity, 0)).toBeCloseTo(0, 9);
      for (const [index, { estimate, standardError }] of one.projects.entries()) {
        expect(other.projects[index]?.estimate).toBeCloseTo(estimate + shift, 9);
        expect(other.projects[index]?.standardError).toBeCloseTo(standardError, 9);
      }
    }),
    { numRuns: 300 },
  );
});
