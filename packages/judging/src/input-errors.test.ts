import { expect, test } from 'vitest';
import {
  aggregateScores,
  assignJudges,
  canonicalJson,
  findLeaks,
  grantAwards,
  InvalidInputError,
  intraclassCorrelation,
  panelStatistics,
  promote,
  rubricTotal,
  type AwardRule,
  type RankedResult,
  type RubricScore,
  type ScoreSheet,
} from './index.ts';

/** What is wrong, as `code field (item): value`. What comes as JSON may be anything, so changes of an input are plain objects here. */
type Fault = [code: string, field: string, item: string, value?: string];

const results: RankedResult[] = [
  { project: 'p', rank: 1, score: '90', college: 'c', track: 't' },
  { project: 'q', rank: 2, score: '80', college: 'c', track: 't' },
];
const sheet: ScoreSheet = { project: 'p', judge: 'j', total: '80' };

test.each<[object, ...Fault]>([
  [{ projects: [{ id: 'p' }, { id: 'p' }] }, 'duplicate', 'projects', 'p'],
  [{ judges: [{ id: 'j' }, { id: 'j' }] }, 'duplicate', 'judges', 'j'],
  [{ seed: Number.NaN }, 'value', 'seed', 'seed', 'NaN'],
  [{ seed: Infinity }, 'value', 'seed', 'seed', 'Infinity'],
  [{ recusal: 'city' }, 'value', 'recusal', 'recusal', 'city'],
  [{ judges: [{ id: 'j', min: -1 }] }, 'value', 'judges.min', 'j', '-1'],
  [{ judges: [{ id: 'j', min: Number.NaN }] }, 'value', 'judges.min', 'j', 'NaN'],
  [{ judges: [{ id: 'j', max: 1.5 }] }, 'value', 'judges.max', 'j', '1.5'],
  [{ judges: [{ id: 'j', max: Number.NaN }] }, 'value', 'judges.max', 'j', 'NaN'],
  [{ judges: [{ id: 'j', min: 3, max: 2 }] }, 'value', 'judges.min', 'j', '3'],
  [{ perProject: -1 }, 'value', 'perProject', 'perProject', '-1'],
  [{ perProject: Number.NaN }, 'value', 'perProject', 'perProject', 'NaN'],
  [{ perProject: { p: 1, q: 0.5 } }, 'value', 'perProject', 'q', '0.5'],
  [{ perProject: { p: 1, q: 1, x: 1 } }, 'unknown', 'perProject', 'x'],
  [{ perProject: { p: 1 } }, 'missing', 'perProject', 'q'],
  [{ conflicts: [{ judge: 'x', project: 'p' }] }, 'unknown', 'conflicts.judge', 'x'],
  [{ conflicts: [{ judge: 'j', project: 'x' }] }, 'unknown', 'conflicts.project', 'x'],
  [{ standing: [{ judge: 'x', project: 'p' }] }, 'unknown', 'standing.judge', 'x'],
  [{ standing: [{ judge: 'j', project: 'x' }] }, 'unknown', 'standing.project', 'x'],
  [{ affinity: [{ judge: 'x', project: 'p', score: 1 }] }, 'unknown', 'affinity.judge', 'x'],
  [{ affinity: [{ judge: 'j', project: 'x', score: 1 }] }, 'unknown', 'affinity.project', 'x'],
  [{ affinity: [{ judge: 'j', project: 'p', score: -Infinity }] }, 'value', 'affinity.score', 'j, p', '-Infinity'],
  [{ affinity: [1, 2].map((score) => ({ judge: 'j', project: 'p', score })) }, 'duplicate', 'affinity', 'j, p'],
  [{ weights: { affinity: -1 } }, 'value', 'weights', 'affinity', '-1'],
  [{ weights: { overlap: Infinity } }, 'value', 'weights', 'overlap', 'Infinity'],
])('assignJudges refuses %j: %s %s %s', async (change, ...fault) => {
  const input = { projects: [{ id: 'p' }, { id: 'q' }], judges: [{ id: 'j' }, { id: 'k' }], perProject: 1, seed: 1, ...change };
  expect(await faultOf(() => assignJudges(input))).toEqual(fault);
});

test.each<[object, object[], ...Fault]>([
  [{ kind: 'median' }, [], 'value', 'rule.kind', 'rule', 'median'],
  [{ decimals: -1 }, [], 'value', 'rule.decimals', 'rule', '-1'],
  [{ decimals: 31 }, [], 'value', 'rule.decimals', 'rule', '31'],
  [{ decimals: undefined }, [], 'value', 'rule.decimals', 'rule', 'undefined'],
  [{ overallDecimals: 0.5 }, [], 'value', 'rule.overallDecimals', 'rule', '0.5'],
  [{ coefficientDecimals: Number.NaN }, [], 'value', 'rule.coefficientDecimals', 'rule', 'NaN'],
  [{}, [sheet, sheet], 'duplicate', 'sheets', 'p, j'],
  [{}, [{ ...sheet, total: '-1' }], 'value', 'sheets.total', 'p, j', '-1'],
  [{}, [{ ...sheet, total: '1e3' }], 'value', 'sheets.total', 'p, j', '1e3'],
  [{}, [{ ...sheet, total: ' 1' }], 'value', 'sheets.total', 'p, j', ' 1'],
  [{}, [{ ...sheet, total: '1 ' }], 'value', 'sheets.total', 'p, j', '1 '],
  [{}, [{ ...sheet, total: '.5' }], 'value', 'sheets.total', 'p, j', '.5'],
  [{}, [{ ...sheet, total: '1234567890123456' }], 'value', 'sheets.total', 'p, j', '1234567890123456'],
  [{}, [{ ...sheet, total: 80 }], 'value', 'sheets.total', 'p, j', 'number 80'],
  [{}, [{ ...sheet, dimensions: { style: 'x' } }], 'value', 'sheets.dimensions.style', 'p, j', 'x'],
])('aggregateScores refuses %j %j: %s %s %s', async (change, sheets, ...fault) => {
  expect(
    await faultOf(() =>
      aggregateScores(
        { kind: 'mean', decimals: 2, ...change },
        sheets.map((one) => ({ ...sheet, ...one })),
      ),
    ),
  ).toEqual(fault);
});

test.each<[object, ...Fault]>([
  [{ quota: { count: -1 } }, 'value', 'rule.quota', 'count', '-1'],
  [{ quota: { count: Number.NaN } }, 'value', 'rule.quota', 'count', 'NaN'],
  [{ quota: { percent: '100.1', rounding: 'floor' } }, 'value', 'rule.quota', 'percent', '100.1'],
  [{ quota: { percent: '-5', rounding: 'floor' } }, 'value', 'rule.quota', 'percent', '-5'],
  [{ quota: { percent: '5', rounding: 'up' } }, 'value', 'rule.quota', 'rounding', 'up'],
  [
    { quota: { count: 1 }, trackShares: { percents: { t: '60', u: '50' }, rounding: 'floor' } },
    'value',
    'rule.trackShares',
    'percents',
    '110',
  ],
  [{ quota: { count: 1 }, trackShares: { percents: { t: 'x' }, rounding: 'floor' } }, 'value', 'rule.trackShares', 'percent', 'x'],
  [{ trackShares: { percents: { t: '60' }, rounding: 'floor' } }, 'missing', 'rule', 'quota'],
  [{ colleges: { floor: -1 } }, 'value', 'rule.colleges.floor', '*', '-1'],
  [{ colleges: { floor: 0.5 } }, 'value', 'rule.colleges.floor', '*', '0.5'],
  [{ colleges: { floor: 2, cap: 1 } }, 'value', 'rule.colleges.cap', '*', '1'],
  [{ colleges: { cap: 0.5 } }, 'value', 'rule.colleges.cap', '*', '0.5'],
  [{ colleges: { floor: 2, byName: { c: { cap: 1 } } } }, 'value', 'rule.colleges.cap', 'c', '1'],
  [{ direct: ['x'] }, 'unknown', 'rule.direct', 'x'],
  [{ byHand: ['x'] }, 'unknown', 'rule.byHand', 'x'],
  [{ excluded: ['p', 'p'] }, 'duplicate', 'rule.excluded', 'p'],
  [{ direct: ['p'], byHand: ['p'] }, 'duplicate', 'rule.direct, rule.byHand, rule.excluded', 'p'],
  [{ threshold: 'high' }, 'value', 'rule.threshold', 'rule', 'high'],
  [{ repechage: { quota: { count: -2 } } }, 'value', 'rule.repechage.quota', 'count', '-2'],
  [{ repechage: { quota: { count: 1 }, threshold: '?' } }, 'value', 'rule.repechage.threshold', 'rule', '?'],
  [{ ties: 'some' }, 'value', 'rule.ties', 'rule', 'some'],
])('promote refuses %j: %s %s %s', async (change, ...fault) => {
  expect(await faultOf(() => promote({ ties: 'all', ...change }, results))).toEqual(fault);
});

test.each<[object, ...Fault]>([
  [{ awards: [awardOf(-1)] }, 'value', 'rule.awards.x', 'count', '-1'],
  [{ awards: [awardOf(0.5)] }, 'value', 'rule.awards.x', 'count', '0.5'],
  [{ awards: [{ ...awardOf(1), threshold: 'low' }] }, 'value', 'rule.awards.x.threshold', 'x', 'low'],
  [{ awards: [awardOf(1), awardOf(1)] }, 'duplicate', 'rule.awards', 'x'],
  [{ whole: -1 }, 'value', 'rule.whole', 'rule', '-1'],
  [{ whole: Number.NaN }, 'value', 'rule.whole', 'rule', 'NaN'],
  [{ excluded: ['x'] }, 'unknown', 'rule.excluded', 'x'],
  [{ excluded: ['p', 'p'] }, 'duplicate', 'rule.excluded', 'p'],
  [{ ties: 'some' }, 'value', 'rule.ties', 'rule', 'some'],
  [{ excess: 'lost' }, 'value', 'rule.excess', 'rule', 'lost'],
])('grantAwards refuses %j: %s %s %s', async (change, ...fault) => {
  expect(await faultOf(() => grantAwards({ awards: [], ties: 'all', ...change }, results))).toEqual(fault);
});

test.each<[object, ...Fault]>([
  [{ project: 'p' }, 'duplicate', 'results', 'p'],
  [{ rank: 0 }, 'value', 'results.rank', 'q', '0'],
  [{ rank: 1.5 }, 'value', 'results.rank', 'q', '1.5'],
  [{ score: '1e3' }, 'value', 'results.score', 'q', '1e3'],
  [{ score: '90.01' }, 'value', 'results.rank', 'q', '2 (90.01)'],
])('promote and grantAwards refuse a result with %j: %s %s %s', async (change, ...fault) => {
  const wrong = results.map((result) => (result.project === 'q' ? { ...result, ...change } : result));
  expect(await faultOf(() => promote({ ties: 'all' }, wrong))).toEqual(fault);
  expect(await faultOf(() => grantAwards({ awards: [], ties: 'all' }, wrong))).toEqual(fault);
});

test.each<[string, string, RubricScore['score'], ...Fault]>([
  ['x', '10', '5', 'value', 'rubric', 'weight.0', 'x'],
  ['100', '-1', '5', 'value', 'rubric', 'max.0.0', '-1'],
  ['100', '0', '0', 'value', 'rubric', 'max.0', '0'],
  ['100', '10', '1e1', 'value', 'rubric', 'scores.0.0', '1e1'],
])('rubricTotal refuses weight %s, maximum %s, score %s: %s %s %s', async (weight, max, score, ...fault) => {
  const rubric = { dimensions: [{ weight, items: [{ max, isCounted: true }] }] };
  expect(await faultOf(() => rubricTotal(rubric, [{ dimension: 0, item: 0, score }]))).toEqual(fault);
});

test.each<[number[][], ...Fault]>([
  [[], 'value', 'ratings', 'ratings', '0 × 0'],
  [[[1, 2]], 'value', 'ratings', 'ratings', '1 × 2'],
  [[[1], [2]], 'value', 'ratings', 'ratings', '2 × 1'],
  [[[1, 2], [1]], 'value', 'ratings', 'ratings[1]', '1 ≠ 2'],
  [
    [
      [1, 2],
      [1, Number.NaN],
    ],
    'value',
    'ratings',
    'ratings[1][1]',
    'NaN',
  ],
])('a table of ratings %j is refused: %s %s %s', async (ratings, ...fault) => {
  expect(await faultOf(() => intraclassCorrelation(ratings))).toEqual(fault);
});

test('panelStatistics, findLeaks and canonicalJson name what they refuse', async () => {
  expect(await faultOf(() => panelStatistics([sheet], { confidence: 0 }))).toEqual(['value', 'confidence', 'options', '0']);
  expect(await faultOf(() => panelStatistics([sheet], { line: Number.NaN }))).toEqual(['value', 'line', 'options', 'NaN']);
  expect(await faultOf(() => findLeaks([{ kind: 'member', name: '王小明', aliases: [' '] }], ''))).toEqual(['missing', 'member', 'name']);
  expect(await faultOf(() => canonicalJson({ list: [1, { deep: Number.NaN }] }))).toEqual(['value', 'json', '$.list[1].deep', 'NaN']);
  expect(await faultOf(() => canonicalJson(['a\ud800']))).toEqual(['value', 'json', '$[0]', 'a\ufffd']);
  // @ts-expect-error JSON has no undefined.
  expect(await faultOf(() => canonicalJson([undefined]))).toEqual(['value', 'json', '$[0]', 'undefined']);
});

function awardOf(count: number): AwardRule['awards'][number] {
  return { name: 'x', quota: { count } };
}

async function faultOf(run: () => unknown): Promise<unknown[]> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const { code, values } = error.reason;
    return [code.replace('input.', ''), values['field'], values['item'], ...('value' in values ? [values['value']] : [])];
  }
  throw new Error('not refused');
}
