import { describe, expect, test } from 'vitest';
import { chiSquaredTail, fTail, normalCdf, studentCdf, studentQuantile } from './distributions.ts';
import { intraclassCorrelation } from './intraclass-correlation.ts';
import { InvalidInputError } from '../invalid-input-error.ts';
import { kendallW } from './kendall-w.ts';

/** Table 2 of Shrout and Fleiss 1979: six targets, four judges. */
const shroutFleiss = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
];

function computed<Result extends { kind: string }>(result: Result): Extract<Result, { kind: 'computed' }> {
  if (result.kind !== 'computed') throw new Error(JSON.stringify(result));
  return result as Extract<Result, { kind: 'computed' }>; // its kind was just looked at
}

describe('intraclassCorrelation', () => {
  test('gives the published values', () => {
    const { oneWay, twoWayRandom, twoWayMixed, meanSquares } = computed(intraclassCorrelation(shroutFleiss));
    const six = [oneWay.single, twoWayRandom.single, twoWayMixed.single, oneWay.average, twoWayRandom.average, twoWayMixed.average];
    expect(six.map((value) => value?.toFixed(2))).toEqual(['0.17', '0.29', '0.71', '0.44', '0.62', '0.91']);
    expect(Object.values(meanSquares).map((value) => value.toFixed(2))).toEqual(['11.24', '6.26', '32.49', '1.02']);
  });

  test('gives the probability of such a spread by chance: F(5, 15) = 11.03', () => {
    const { p } = computed(intraclassCorrelation(shroutFleiss));
    expect(p).toBeGreaterThan(1.3e-4);
    expect(p).toBeLessThan(1.4e-4);
  });

  test('has no value where projects do not differ at all', () => {
    const alike = computed(
      intraclassCorrelation([
        [1, 3],
        [1, 3],
      ]),
    );
    expect(alike).toMatchObject({ p: null, twoWayMixed: { single: null, average: null }, oneWay: { single: -1, average: null } });
    const opposed = computed(
      intraclassCorrelation([
        [1, 2],
        [2, 1],
      ]),
    );
    expect(opposed).toMatchObject({ p: 1, twoWayMixed: { single: -1, average: null } });
  });

  test('judges who differ by a constant agree in the mixed model only', () => {
    const { twoWayMixed, twoWayRandom, p } = computed(
      intraclassCorrelation([
        [1, 3],
        [2, 4],
        [5, 7],
      ]),
    );
    expect(twoWayMixed).toEqual({ single: 1, average: 1 });
    expect(twoWayRandom.single).toBeLessThan(1);
    expect(p).toBeCloseTo(0, 12);
  });

  test('scores without spread are refused', () => {
    expect(
      intraclassCorrelation([
        [5, 5],
        [5, 5],
      ]),
    ).toMatchObject({ kind: 'refused', because: { code: 'agreement.noSpread' } });
  });
});

describe('kendallW', () => {
  test('is 1 for one order and 0 for opposite ones', () => {
    expect(
      computed(
        kendallW([
          [1, 10],
          [2, 20],
          [3, 30],
        ]),
      ).w,
    ).toBe(1);
    expect(
      computed(
        kendallW([
          [1, 3],
          [2, 2],
          [3, 1],
        ]),
      ).w,
    ).toBe(0);
  });

  // Siegel and Castellan's way of counting, by hand: rank sums 4.5, 4.5, 9; S = 13.5; ties cost 6 once.
  test('corrects for ties', () => {
    const { w, chiSquared, degreesOfFreedom, p } = computed(
      kendallW([
        [1, 1, 1],
        [1, 2, 2],
        [2, 3, 3],
      ]),
    );
    expect(w).toBeCloseTo((12 * (2.5 ** 2 + 0.5 ** 2 + 3 ** 2)) / (9 * 24 - 3 * 6), 12);
    expect(chiSquared).toBeCloseTo(3 * 2 * w, 12);
    expect(degreesOfFreedom).toBe(2);
    expect(p).toBeCloseTo(Math.exp(-chiSquared / 2), 12);
  });

  test('refuses judges who tell nothing apart', () => {
    expect(
      kendallW([
        [4, 7],
        [4, 7],
      ]),
    ).toEqual({ kind: 'refused', because: { code: 'agreement.noSpread', values: {} } });
  });
});

test.each<[string, number[][]]>([
  ['one project', [[1, 2]]],
  ['one judge', [[1], [2]]],
  ['a gap', [[1, 2], [1]]],
  [
    'NaN',
    [
      [1, 2],
      [Number.NaN, 1],
    ],
  ],
  ['nothing', []],
])('a table with %s is refused by name', (_name, ratings) => {
  expect(() => intraclassCorrelation(ratings)).toThrow(InvalidInputError);
  expect(() => kendallW(ratings)).toThrow(InvalidInputError);
});

// Printed tables: Student's t at 97.5 %, chi-squared and F at 5 %, the normal distribution at 1.96.
describe('distributions', () => {
  test.each([
    [1, 12.7062],
    [2, 4.3027],
    [10, 2.2281],
    [30, 2.0423],
    [1000, 1.9623],
  ])('t of %d degrees of freedom', (degrees, t) => {
    expect(studentQuantile(0.975, degrees)).toBeCloseTo(t, 4);
    expect(studentCdf(-t, degrees)).toBeCloseTo(0.025, 5);
  });
  test.each([
    [1, 3.8415],
    [5, 11.0705],
    [30, 43.773],
    [100, 124.3421],
  ])('chi-squared of %d', (degrees, x) => expect(chiSquaredTail(x, degrees)).toBeCloseTo(0.05, 5));
  test.each([
    [5, 15, 2.9013],
    [1, 4, 7.7086],
    [10, 10, 2.9782],
  ])('F of %d and %d', (numerator, denominator, f) => expect(fTail(f, numerator, denominator)).toBeCloseTo(0.05, 5));
  test('the normal distribution and the ends', () => {
    expect(normalCdf(1.959_963_984_540_054)).toBeCloseTo(0.975, 12);
    expect(normalCdf(0)).toBeCloseTo(0.5, 12);
    expect([chiSquaredTail(0, 3), fTail(0, 1, 1), fTail(Infinity, 2, 2)]).toEqual([1, 1, 0]);
  });
});
