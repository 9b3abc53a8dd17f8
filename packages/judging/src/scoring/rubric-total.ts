import { DECIMAL_TEXT, Exact, roundHalfUp } from '../exact-decimal.ts';
import { unusable } from '../invalid-input-error.ts';

/** What of a rubric decides a total: dimensions with weights in percent, items with a maximum. Numbers are decimal text. */
export interface WeighedRubric {
  dimensions: { weight: string; items: { max: string; isCounted: boolean }[] }[];
}

/** One score, addressed by its place in the rubric, from 0. */
export interface RubricScore {
  dimension: number;
  item: number;
  score: string | null;
}

/**
 * The total of one sheet: Σ weight × (Σ scores ÷ Σ maxima) over the counted items of each dimension, so that full marks give the
 * sum of the weights. Arithmetic is exact; the total, which is the figure a judge puts their name to, is rounded once, half up,
 * to 4 places, trailing zeros dropped. Null while a counted item has no score; where an item is scored twice, the later one holds.
 *
 * Throws `InvalidInputError` for a weight, maximum or score that is no decimal, and for a dimension whose counted maxima are 0.
 */
export function rubricTotal(rubric: WeighedRubric, scores: readonly RubricScore[]): string | null {
  const given = new Map(scores.map(({ dimension, item, score }) => [`${dimension}.${item}`, score]));
  let total = new Exact(0);
  for (const [dimension, { weight, items }] of rubric.dimensions.entries()) {
    let sum = new Exact(0);
    let most = new Exact(0);
    for (const [item, { max, isCounted }] of items.entries()) {
      if (!isCounted) continue;
      const score = given.get(`${dimension}.${item}`) ?? null;
      if (score === null) return null;
      sum = sum.plus(decimalOf(score, `scores.${dimension}.${item}`));
      most = most.plus(decimalOf(max, `max.${dimension}.${item}`));
    }
    if (most.isZero()) throw unusable('rubric', `max.${dimension}`, '0');
    total = total.plus(decimalOf(weight, `weight.${dimension}`).times(sum).dividedBy(most));
  }
  return roundHalfUp(total, TOTAL_PLACES).toFixed();
}

const TOTAL_PLACES = 4;

function decimalOf(text: string, field: string): Exact {
  if (!DECIMAL_TEXT.test(text)) throw unusable('rubric', field, text);
  return new Exact(text);
}
