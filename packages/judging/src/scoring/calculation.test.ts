import { expect, test } from 'vitest';
import { aggregateScores, explain, grantAwards, type RankedResult, type ScoreSheet, type ScoringRule } from '../index.ts';

/** `project judge total room`, a line each. */
function sheetsOf(...lines: string[]): ScoreSheet[] {
  return lines.map((line) => {
    const [project = '', judge = '', total = '', room] = line.split(' ');
    return { project, judge, total, ...(room !== undefined && { room }), dimensions: { 创新: total } };
  });
}

function linesOf(rule: Partial<ScoringRule>, sheets: ScoreSheet[], project: string): string[] | undefined {
  const result = aggregateScores({ kind: 'mean', decimals: 2, ...rule }, sheets);
  if (result.kind !== 'scored') return undefined;
  return result.results.find((one) => one.project === project)?.calculation.map((step) => explain(step, 'en'));
}

test('the mean, line by line', () => {
  expect(linesOf({}, sheetsOf('p a 80', 'p b 81'), 'p')).toEqual([
    'Judge a gave 80',
    'Judge b gave 81',
    'Mean: 161 ÷ 2 = 80.5',
    'Rounded half up to 2 decimals: 80.5 → 80.50',
    'Rank 1',
  ]);
});

test('the room coefficient, with and without roundings', () => {
  const sheets = sheetsOf('p a 60 x', 'p b 70 x', 'q a 90 y');
  expect(linesOf({ kind: 'roomCoefficient' }, sheets, 'p')).toEqual([
    'Judge a gave 60',
    'Judge b gave 70',
    'Mean: 130 ÷ 2 = 65',
    'Overall mean of all sheets: 220 ÷ 3 = 73.3333333333…',
    'Mean of room x: 130 ÷ 2 = 65',
    'Coefficient: 73.3333333333… ÷ 65 = 1.1282051282…',
    'Corrected: 65 × 1.1282051282… = 73.3333333333…',
    'Rounded half up to 2 decimals: 73.3333333333… → 73.33',
    'Rank 1, shared by 2 projects',
  ]);
  const rounded: Partial<ScoringRule> = { kind: 'roomCoefficient', overall: 'meanOfMeans', overallDecimals: 0, coefficientDecimals: 1 };
  expect(linesOf(rounded, sheets, 'q')).toEqual([
    'Judge a gave 90',
    'Mean: 90 ÷ 1 = 90',
    'Overall mean of the room means: 155 ÷ 2 = 77.5',
    'Overall mean to 0 decimals: 78',
    'Mean of room y: 90 ÷ 1 = 90',
    'Coefficient: 78 ÷ 90 = 0.8666666666…',
    'Coefficient to 1 decimal: 0.9',
    'Corrected: 90 × 0.9 = 81',
    'Rounded half up to 2 decimals: 81 → 81.00',
    'Rank 1',
  ]);
});

test('the standard score', () => {
  expect(linesOf({ kind: 'standardScore' }, sheetsOf('p a 70', 'q a 80', 'r a 90'), 'p')).toEqual([
    'Judge a gave 70',
    'Standard score of judge a: 50 + 10 × (70 − 80) ÷ 10 = 40',
    'Mean: 40 ÷ 1 = 40',
    'Rounded half up to 2 decimals: 40 → 40.00',
    'Rank 3',
  ]);
});

test('the severity fit', () => {
  expect(linesOf({ kind: 'severityFit' }, sheetsOf('p a 82', 'p b 78', 'q a 72', 'q b 68'), 'q')).toEqual([
    'Judge a gave 72',
    'Judge b gave 68',
    'Judge a is off by 2 (positive is lenient): 72 − (2) = 70',
    'Judge b is off by -2 (positive is lenient): 68 − (-2) = 70',
    'Mean: 140 ÷ 2 = 70',
    'Rounded half up to 2 decimals: 70 → 70.00',
    'Rank 2',
  ]);
});

test('ties show what decided, or that the rank is shared', () => {
  const sheets = sheetsOf('p a 80', 'p b 80', 'q a 70', 'q b 90', 'r a 60');
  const ties: ScoringRule['ties'] = ['untrimmedSum', { dimension: '创新' }];
  const end = (project: string) => linesOf({ ties }, sheets, project)?.slice(-3);
  expect(end('p')).toEqual(['Tie: sum of all totals 160', 'Tie: mean of “创新” 80', 'Rank 1, shared by 2 projects']);
  expect(end('q')).toEqual(end('p'));
  expect(end('r')).toEqual(['Mean: 60 ÷ 1 = 60', 'Rounded half up to 2 decimals: 60 → 60.00', 'Rank 3']);
  const decided = linesOf({ ties }, sheetsOf('p a 80', 'p b 80', 'q a 80'), 'q')?.slice(-2);
  expect(decided).toEqual(['Tie: sum of all totals 80', 'Rank 2']);
});

test.each<[ScoringRule['kind'], string[], string]>([
  ['roomCoefficient', ['p a 1'], 'Project p has no room'],
  ['roomCoefficient', ['p a 1 x', 'p b 1'], 'Project p has no room'],
  ['roomCoefficient', ['p a 1 x', 'p b 1 y'], 'The sheets of project p are from different rooms: x, y'],
  ['roomCoefficient', ['p a 0 x', 'q a 1 y'], 'The mean of room x is 0: it has no coefficient'],
  ['trimmedMean', ['p a 1'], 'Project p has 1 sheet; dropping the highest and the lowest needs at least 3'],
  ['standardScore', ['p a 1', 'q a 2'], 'Judge a has 2 sheets; a standard score needs at least 3'],
  ['standardScore', ['p a 1', 'q a 1', 'r a 1'], 'Judge a gave 1 every time: no standard score can be computed'],
  [
    'severityFit',
    ['p a 1', 'q b 1', 'r b 1', 's b 1', 't b 1', 'u b 1', 'v b 1'],
    'Judges and projects fall into 2 unconnected parts whose scores cannot be compared: p | q, r, s, t, u, … (6)',
  ],
])('%s refuses %j: %s', (kind, lines, words) => {
  const result = aggregateScores({ kind, decimals: 2 }, sheetsOf(...lines));
  expect(result.kind === 'refused' && explain(result.because, 'en')).toBe(words);
});

test('a tie order that a sheet cannot carry names the sheet', () => {
  const result = aggregateScores({ kind: 'mean', decimals: 2, ties: [{ dimension: 'style' }] }, sheetsOf('p a 1'));
  const words = 'The sheet of judge a for project p has no score in “style”, which the tie order names';
  expect(result.kind === 'refused' && explain(result.because, 'en')).toBe(words);
});

test('judges’ figures', () => {
  const sheets = sheetsOf('p a 82', 'p b 78', 'q a 72', 'q b 68', 'r b 70');
  const result = aggregateScores({ kind: 'severityFit', decimals: 2 }, sheets);
  expect(result.kind === 'scored' && result.judges).toEqual([
    { judge: 'a', sheets: 2, mean: '77', sampleStandardDeviation: '7.07106781186547524401', severity: '2' },
    { judge: 'b', sheets: 3, mean: '72', sampleStandardDeviation: '5.291502622129181181', severity: '-2' },
  ]);
  expect(aggregateScores({ kind: 'mean', decimals: 0 }, sheetsOf('p a 82'))).toMatchObject({
    judges: [{ judge: 'a', sheets: 1, mean: '82', sampleStandardDeviation: null }],
  });
});

test('awards say why, and why not', () => {
  const results: RankedResult[] = [90, 80, 80, 70].map((score, index, all) => ({
    project: `p${index}`,
    score: String(score),
    rank: 1 + all.filter((other) => other > score).length,
  }));
  const gold = { name: 'gold', quota: { count: 2 } };
  const wordsOf = (ties: 'all' | 'none') => {
    const outcome = grantAwards({ awards: [gold], ties }, results);
    return outcome.kind === 'decided' ? outcome.decisions.map(({ reasons }) => reasons.map((reason) => explain(reason, 'en'))) : [];
  };
  const none = (rank: number) => [`Rank ${rank}: beyond the places or below the lines of all awards`];
  const tiedIn = ['Tied at rank 2 with the last place of “gold”: awarded too'];
  expect(wordsOf('all')).toEqual([['Rank 1 (90), within the 2 places of “gold”'], tiedIn, tiedIn, none(4)]);
  expect(wordsOf('none')).toEqual([['Rank 1 (90), within the 2 places of “gold”'], none(2), none(2), none(4)]);
  const open = grantAwards({ awards: [gold], ties: 'decide' }, results);
  expect(open.kind === 'undecided' && open.tied.map(({ because, ...tie }) => ({ ...tie, words: explain(because, 'en') }))).toEqual([
    { award: 'gold', projects: ['p1', 'p2'], places: 1, words: '2 projects tied at rank 2 for 1 place of “gold”' },
  ]);
});
