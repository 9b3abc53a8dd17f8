import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../invalid-input-error.ts';
import { rubricTotal, type WeighedRubric } from './rubric-total.ts';

const rubric: WeighedRubric = {
  dimensions: [
    {
      weight: '60',
      items: [
        { max: '10', isCounted: true },
        { max: '20', isCounted: true },
        { max: '5', isCounted: false },
      ],
    },
    { weight: '40', items: [{ max: '15', isCounted: true }] },
  ],
};
const scores = (...values: (string | null)[]) => [
  { dimension: 0, item: 0, score: values[0] ?? null },
  { dimension: 0, item: 1, score: values[1] ?? null },
  { dimension: 0, item: 2, score: values[2] ?? null },
  { dimension: 1, item: 0, score: values[3] ?? null },
];

describe('the total of a sheet', () => {
  it('gives 100 for full marks and 0 for none', () => {
    expect(rubricTotal(rubric, scores('10', '20', null, '15'))).toBe('100');
    expect(rubricTotal(rubric, scores('0', '0', '5', '0'))).toBe('0');
  });

  it('weighs each dimension and rounds once: 60 × 25.5 ÷ 30 + 40 × 13 ÷ 15 = 85.6666…', () => {
    expect(rubricTotal(rubric, scores('8', '17.5', '1', '13'))).toBe('85.6667');
  });

  it('leaves out items that do not count, and waits for those that do', () => {
    expect(rubricTotal(rubric, scores('8', '17.5', null, '13'))).toBe('85.6667');
    expect(rubricTotal(rubric, scores('8', null, '5', '13'))).toBeNull();
    expect(rubricTotal(rubric, [])).toBeNull();
  });

  it('is exact where binary fractions are not', () => {
    const simple: WeighedRubric = {
      dimensions: [{ weight: '100', items: Array.from({ length: 3 }, () => ({ max: '1', isCounted: true })) }],
    };
    expect(
      rubricTotal(
        { dimensions: [{ ...simple.dimensions[0]!, weight: '3' }] },
        ['0.1', '0.2', '0.0001'].map((score, item) => ({ dimension: 0, item, score })),
      ),
    ).toBe('0.3001');
  });

  it('refuses what is no decimal', () => {
    expect(() => rubricTotal(rubric, scores('-1', '1', null, '1'))).toThrow(InvalidInputError);
    expect(() => rubricTotal(rubric, scores('1e3', '1', null, '1'))).toThrow(InvalidInputError);
    expect(() =>
      rubricTotal({ dimensions: [{ weight: '100', items: [{ max: '0', isCounted: true }] }] }, [{ dimension: 0, item: 0, score: '0' }]),
    ).toThrow(InvalidInputError);
  });
});
