import { assert, array, constant, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { studentQuantile } from './distributions.ts';
import { InvalidInputError } from '../invalid-input-error.ts';
import { panelStatistics, type PanelStatistics } from './panel-statistics.ts';
import type { ScoreSheet } from '../scoring/scoring-input.ts';

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

describe('on any panel that is connected', () => {
  const anyPanel = tuple(
    array(integer({ min: 10, max: 90 }), { minLength: 25, maxLength: 25 }),
    array(integer({ min: 0, max: 2 }), { minLength: 25, maxLength: 25 }),
  ).map(([totals, seen]) =>
    totals.flatMap((total, index) => {
      const [project, judge] = [Math.floor(index / 5), index % 5];
      // The first project and the first judge connect the rest.
      const isIn = project === 0 || judge === 0 || seen[index] === 0;
      return isIn ? [{ project: `p${project}`, judge: `j${judge}`, total: String(total) }] : [];
    }),
  );
  const solved = (sheets: ScoreSheet[]) => panelStatistics(sheets, { line: 50 });

  test('errors are those of the linear estimates: s² times the sum of the squared weights of the sheets', () => {
    assert(
      property(anyPanel, (sheets) => {
        const base = solved(sheets);
        if (base.kind !== 'computed') return base.because.code === 'agreement.tooFewSheets';
        const raised = sheets.map((_, raised) =>
          computed(solved(sheets.map((sheet, index) => (index === raised ? { ...sheet, total: String(Number(sheet.total) + 1) } : sheet)))),
        );
        const reach = studentQuantile(0.975, base.degreesOfFreedom);
        for (const [index, { estimate, standardError, interval }] of base.projects.entries()) {
          const squares = raised.reduce((sum, one) => sum + ((one.projects[index]?.estimate ?? 0) - estimate) ** 2, 0);
          expect(standardError).toBeCloseTo(base.residualDeviation * Math.sqrt(squares), 8);
          expect(interval.high - interval.low).toBeCloseTo(2 * reach * standardError, 8);
        }
        for (const [index, { severity, interval }] of base.judges.entries()) {
          const squares = raised.reduce((sum, one) => sum + ((one.judges[index]?.severity ?? 0) - severity) ** 2, 0);
          expect(interval.high - severity).toBeCloseTo(reach * base.residualDeviation * Math.sqrt(squares), 8);
        }
        return true;
      }),
      { numRuns: 40, seed: 50 },
    );
  });

  test('deviations and correlations follow from the sheets and the terms', () => {
    assert(
      property(anyPanel, (sheets) => {
        const base = solved(sheets);
        if (base.kind !== 'computed') return true;
        const estimateOf = new Map(base.projects.map(({ project, estimate }) => [project, estimate]));
        const severityOf = new Map(base.judges.map(({ judge, severity }) => [judge, severity]));
        const residuals = sheets.map(({ project, judge, total }) => ({
          judge,
          value: Number(total) - (estimateOf.get(project) ?? 0) - (severityOf.get(judge) ?? 0),
        }));
        const squares = (of: typeof residuals) => of.reduce((sum, { value }) => sum + value ** 2, 0);
        expect(base.residualDeviation).toBeCloseTo(Math.sqrt(squares(residuals) / base.degreesOfFreedom), 8);
        expect(base.degreesOfFreedom).toBe(sheets.length - 5 - 5 + 1);
        for (const { judge, sheets: count, residualDeviation, correlation } of base.judges) {
          const own = residuals.filter((one) => one.judge === judge);
          expect(count).toBe(own.length);
          expect(residualDeviation).toBeCloseTo(Math.sqrt(squares(own) / count), 8);
          const pairs = sheets.flatMap((sheet) => {
            const others = sheets.filter((one) => one.project === sheet.project && one.judge !== judge).map(({ total }) => Number(total));
            if (sheet.judge !== judge || others.length === 0) return [];
            return [[Number(sheet.total), others.reduce((sum, total) => sum + total, 0) / others.length] as const];
          });
          expect(correlation ?? 0).toBeCloseTo(pairs.length < 3 ? 0 : pearson(pairs), 8);
        }
        return true;
      }),
      { numRuns: 100, seed: 51 },
    );
  });
});

test('a judge alone with a project, or who says the same every time, has no correlation', () => {
  const sheets: ScoreSheet[] = [
    ...tableOf([
      [50, 40, 45],
      [50, 60, 61],
      [50, 70, 77],
    ]),
    { project: 'p3', judge: 'j1', total: '30' },
  ];
  const { judges, projects } = computed(panelStatistics(sheets));
  expect(judges.map(({ correlation }) => correlation)).toEqual([null, expect.closeTo(0.98198, 5), expect.closeTo(0.98198, 5)]);
  expect(projects.every((project) => !('above' in project))).toBe(true);
});

test('a refusal tells the parts and the number of sheets', () => {
  const [first, , , last] = tableOf([
    [1, 2],
    [2, 3],
  ]);
  if (!first || !last) throw new Error('four sheets');
  expect(panelStatistics([first, last])).toEqual({
    kind: 'refused',
    because: { code: 'score.disconnected', values: { parts: 2, groups: 'p0 | p1' } },
    parts: [['p0'], ['p1']],
  });
  expect(panelStatistics([first])).toEqual({ kind: 'refused', because: { code: 'agreement.tooFewSheets', values: { sheets: 1 } } });
});

function pearson(pairs: (readonly [number, number])[]): number {
  const n = pairs.length;
  const sum = (term: (x: number, y: number) => number) => pairs.reduce((all, [x, y]) => all + term(x, y), 0);
  const [x, y] = [sum((x) => x), sum((_, y) => y)];
  const spread = Math.sqrt((sum((x) => x * x) - (x * x) / n) * (sum((_, y) => y * y) - (y * y) / n));
  return spread < 1e-9 ? 0 : (sum((x, y) => x * y) - (x * y) / n) / spread;
}
