import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aggregateScores, explain, type ScoreSheet, type ScoringResult, type ScoringRule } from '../index.ts';

describe('mean', () => {
  it.each([
    [['83.33', '83.34'], '83.335', '83.34'],
    [['83.335'], '83.335', '83.34'],
    [['2.675'], '2.675', '2.68'],
    [['1.005'], '1.005', '1.01'],
    [['83.335', '83.33', '83.34'], '83.335', '83.34'],
    [['0', '0', '1'], `0.${'3'.repeat(40)}`, '0.33'],
    [['90'], '90', '90.00'],
  ])('of %j is %s, rounded half up once to %s', (totals, exact, score) => {
    expect(only(aggregateScores(rule('mean'), sheetsOf(totals)))).toMatchObject({ exact, score });
  });

  it('agrees with whole-number arithmetic for any totals', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 9 }), fc.nat(2), (thousandths, decimals) => {
        const sum = thousandths.reduce((total, value) => total + value, 0);
        const unit = 10 ** (3 - decimals) * thousandths.length;
        const rounded = Math.floor((2 * sum + unit) / (2 * unit));
        const totals = thousandths.map((value) => (value / 1000).toFixed(3));
        expect(only(aggregateScores(rule('mean', { decimals }), sheetsOf(totals))).score).toBe(
          (rounded / 10 ** decimals).toFixed(decimals),
        );
      }),
      { seed: 30 },
    );
  });

  it('lists what is not handed in', () => {
    const sheets: ScoreSheet[] = [...sheetsOf(['1']), { project: 'p', judge: 'late', total: null }];
    expect(aggregateScores(rule('mean'), sheets)).toEqual({ kind: 'incomplete', missing: [{ project: 'p', judge: 'late' }] });
  });

  it('of nothing is an empty list', () => {
    for (const kind of ['mean', 'trimmedMean', 'roomCoefficient', 'standardScore', 'severityFit'] as const) {
      expect(aggregateScores(rule(kind), [])).toEqual({ kind: 'scored', results: [], judges: [] });
    }
  });
});

describe('trimmedMean', () => {
  it('drops one of several equal extremes', () => {
    const result = only(aggregateScores(rule('trimmedMean'), sheetsOf(['90', '90', '80', '70', '70'])));
    expect(result.exact).toBe('80');
    expect(only(aggregateScores(rule('trimmedMean'), sheetsOf(['90', '90', '90', '60']))).exact).toBe('90');
  });

  it('needs three sheets, and warns under five', () => {
    expect(aggregateScores(rule('trimmedMean'), sheetsOf(['1', '2']))).toEqual({
      kind: 'refused',
      because: { code: 'score.tooFewSheets', values: { project: 'p', sheets: 2, needed: 3 } },
    });
    expect(codes(aggregateScores(rule('trimmedMean'), sheetsOf(['1', '2', '3', '4'])))).toContain('step.fewSheets');
    expect(codes(aggregateScores(rule('trimmedMean'), sheetsOf(['1', '2', '3', '4', '5'])))).not.toContain('step.fewSheets');
  });
});

describe('roomCoefficient', () => {
  const rooms = { 一: '1370.40', 二: '1443.00', 三: '1565.20' };
  const anchor = Object.entries(rooms).flatMap(([room, sum]) => {
    const first = new Decimal(sum).minus(19 * 70).toFixed();
    return Array.from({ length: 20 }, (_, index) => ({
      project: `${room}${index}`,
      judge: `judge ${room}`,
      room,
      total: index ? '70' : first,
    }));
  });

  it('gives 1.065, 1.012 and 0.933 for room sums 1370.40, 1443.00 and 1565.20 over 20 people each', () => {
    for (const overall of ['pooled', 'meanOfMeans'] as const) {
      const result = scored(aggregateScores(rule('roomCoefficient', { overall, overallDecimals: 2, coefficientDecimals: 3 }), anchor));
      const exactOf = (project: string) => result.results.find((one) => one.project === project)?.exact;
      expect([exactOf('一5'), exactOf('二5'), exactOf('三5')]).toEqual(['74.55', '70.84', '65.31']);
      const lines = result.results.find(({ project }) => project === '一5')?.calculation.map((step) => explain(step, 'zh'));
      expect(lines).toContain('总平均分保留 2 位小数：72.98');
      expect(lines).toContain('修正系数保留 3 位小数：1.065');
      expect(lines).toContain('修正后：70 × 1.065 = 74.55');
    }
  });

  it('pools sheets or takes the mean of room means', () => {
    const sheets = [sheet('a', 'x', '60', 'one'), sheet('b', 'x', '60', 'one'), sheet('c', 'x', '60', 'one'), sheet('d', 'y', '80', 'two')];
    const scoresBy = (overall: 'pooled' | 'meanOfMeans') =>
      scored(aggregateScores(rule('roomCoefficient', { overall }), sheets)).results.map(({ score }) => score);
    expect(scoresBy('pooled')).toEqual(['65.00', '65.00', '65.00', '65.00']);
    expect(scoresBy('meanOfMeans')).toEqual(['70.00', '70.00', '70.00', '70.00']);
  });

  it('refuses rooms it cannot use', () => {
    expect(roomRefusal([sheet('p', 'a', '1')])).toBe('score.roomMissing');
    expect(roomRefusal([sheet('p', 'a', '1', 'one'), sheet('p', 'b', '1', 'two')])).toBe('score.roomDiffers');
    expect(roomRefusal([sheet('p', 'a', '0', 'one'), sheet('q', 'b', '1', 'two')])).toBe('score.roomMeanZero');
  });
});

describe('standardScore', () => {
  it('is 50 + 10·z with the sample standard deviation', () => {
    const sheets = [sheet('p', 'a', '70'), sheet('q', 'a', '80'), sheet('r', 'a', '90')];
    const result = scored(aggregateScores(rule('standardScore'), sheets));
    expect(result.results.map(({ project, score }) => [project, score])).toEqual([
      ['r', '60.00'],
      ['q', '50.00'],
      ['p', '40.00'],
    ]);
    expect(result.judges).toEqual([{ judge: 'a', sheets: 3, mean: '80', sampleStandardDeviation: '10' }]);
  });

  it('refuses a judge with fewer than three sheets, or without spread', () => {
    const two = [sheet('p', 'a', '70'), sheet('q', 'a', '80')];
    expect(aggregateScores(rule('standardScore'), two)).toMatchObject({
      because: { code: 'score.judgeTooFewSheets', values: { judge: 'a' } },
    });
    const flat = ['p', 'q', 'r'].map((project) => sheet(project, 'a', '70'));
    expect(aggregateScores(rule('standardScore'), flat)).toMatchObject({
      because: { code: 'score.judgeNoSpread', values: { judge: 'a' } },
    });
  });
});

describe('severityFit', () => {
  it('finds projects and judges exactly on connected panels that are additive', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 5000, max: 9000 }), { minLength: 3, maxLength: 12 }),
        fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 3, maxLength: 6 }),
        fc.nat(),
        (projects, severities, pattern) => {
          const balanced = severities.map((value) => value * severities.length - severities.reduce((sum, one) => sum + one, 0));
          const sheets = projects.flatMap((worth, project) =>
            balanced.flatMap((severity, judge) => {
              // Judge 0 and project 0 see everything, which connects the panel; the rest is any pattern.
              const isIn = project === 0 || judge === 0 || ((pattern >> ((project * 5 + judge * 3) % 30)) & 1) === 1;
              return isIn ? [sheet(`p${project}`, `j${judge}`, ((worth + severity) / 100).toFixed(2))] : [];
            }),
          );
          const result = scored(aggregateScores(rule('severityFit'), sheets));
          for (const { project, exact } of result.results)
            expect(exact).toBe(new Decimal(projects[Number(project.slice(1))] ?? 0).div(100).toFixed());
          for (const { judge, severity } of result.judges) {
            expect(severity).toBe(new Decimal(balanced[Number(judge.slice(1))] ?? 0).div(100).toFixed());
          }
        },
      ),
      { numRuns: 60, seed: 31 },
    );
  });

  it('is the least squares solution on panels that are not additive', () => {
    const totals = { pa: 80, pb: 71, qb: 64, qc: 90, ra: 77, rc: 85, sb: 60, sc: 79 };
    const sheets = Object.entries(totals).map(([pair, total]) => sheet(pair.charAt(0), pair.charAt(1), String(total)));
    const result = scored(aggregateScores(rule('severityFit', { decimals: 30 }), sheets));
    const project = new Map(result.results.map((one) => [one.project, new Decimal(one.exact)]));
    const judge = new Map(result.judges.map((one) => [one.judge, new Decimal(one.severity ?? 0)]));
    const residual = ({ project: p, judge: j, total }: ScoreSheet) =>
      new Decimal(total ?? 0).minus(project.get(p) ?? 0).minus(judge.get(j) ?? 0);
    for (const key of [...project.keys(), ...judge.keys()]) {
      const sum = sheets
        .filter((one) => one.project === key || one.judge === key)
        .reduce((total, one) => total.plus(residual(one)), new Decimal(0));
      expect(Math.abs(sum.toNumber())).toBeLessThan(1e-17);
    }
    expect(Math.abs(Decimal.sum(...judge.values()).toNumber())).toBeLessThan(1e-17);
  });

  it('refuses panels that are not connected, and names the parts', () => {
    const sheets = [sheet('p', 'a', '1'), sheet('q', 'a', '2'), sheet('r', 'b', '3')];
    expect(aggregateScores(rule('severityFit'), sheets)).toEqual({
      kind: 'refused',
      because: { code: 'score.disconnected', values: { parts: 2, groups: 'p, q | r' } },
      parts: [['p', 'q'], ['r']],
    });
  });
});

describe('ranks', () => {
  const sheets = [
    ...sheetsOf(['80', '90', '70'], 'p', '8'),
    ...sheetsOf(['80', '95', '75'], 'q', '8'),
    ...sheetsOf(['80', '95', '75'], 'r', '9'),
    ...sheetsOf(['60', '60', '60'], 's', '1'),
  ];

  it('shares a rank and leaves out the next ones', () => {
    expect(ranksOf(aggregateScores(rule('trimmedMean'), sheets))).toEqual({ p: 1, q: 1, r: 1, s: 4 });
  });

  it('follows the tie order', () => {
    expect(ranksOf(aggregateScores(rule('trimmedMean', { ties: ['untrimmedSum'] }), sheets))).toEqual({ p: 3, q: 1, r: 1, s: 4 });
    const ordered = rule('trimmedMean', { ties: ['untrimmedSum', { dimension: '创新' }] });
    expect(ranksOf(aggregateScores(ordered, sheets))).toEqual({ p: 3, q: 2, r: 1, s: 4 });
  });

  it('refuses a tie order whose dimension a sheet does not have', () => {
    const lacking = rule('mean', { ties: [{ dimension: 'style' }] });
    expect(aggregateScores(lacking, sheets)).toMatchObject({ kind: 'refused', because: { code: 'score.dimensionMissing' } });
  });

  it('show the calculation line by line in both languages', () => {
    const [, , third] = scored(aggregateScores(rule('trimmedMean', { ties: ['untrimmedSum'] }), sheets)).results;
    expect(third?.calculation.map((step) => explain(step, 'en'))).toEqual([
      'Judge j0 gave 80',
      'Judge j1 gave 90',
      'Judge j2 gave 70',
      'Note: only 3 sheets; below 5, little is left after dropping the extremes',
      'Drop one highest: 90 of judge j1',
      'Drop one lowest: 70 of judge j2',
      'Mean: 80 ÷ 1 = 80',
      'Rounded half up to 2 decimals: 80 → 80.00',
      'Tie: sum of all totals 240',
      'Rank 3',
    ]);
    expect(explain(third?.calculation.at(-2) ?? { code: '', values: {} }, 'zh')).toBe('同分比较：全部评委评分之和 240');
  });
});

function rule(kind: ScoringRule['kind'], rest: Partial<ScoringRule> = {}): ScoringRule {
  return { kind, decimals: 2, ...rest };
}

function sheet(project: string, judge: string, total: string, room?: string): ScoreSheet {
  return { project, judge, total, room };
}

function sheetsOf(totals: string[], project = 'p', innovation = '0'): ScoreSheet[] {
  return totals.map((total, index) => ({ project, judge: `j${index}`, total, dimensions: { 创新: innovation } }));
}

function scored(result: ScoringResult) {
  if (result.kind !== 'scored') throw new Error(JSON.stringify(result));
  return result;
}

function only(result: ScoringResult) {
  const [first] = scored(result).results;
  if (!first) throw new Error('no result');
  return first;
}

function codes(result: ScoringResult): string[] {
  return only(result).calculation.map(({ code }) => code);
}

function roomRefusal(sheets: ScoreSheet[]): string | undefined {
  const result = aggregateScores(rule('roomCoefficient'), sheets);
  return result.kind === 'refused' ? result.because.code : undefined;
}

function ranksOf(result: ScoringResult): Record<string, number> {
  return Object.fromEntries(scored(result).results.map(({ project, rank }) => [project, rank]));
}
