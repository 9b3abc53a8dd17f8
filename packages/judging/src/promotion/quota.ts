import { DECIMAL_TEXT, Exact } from '../exact-decimal.ts';
import { unusable } from '../invalid-input-error.ts';

export type Rounding = 'floor' | 'halfUp' | 'ceil';

/** A number of places, or a percentage of a whole (decimal text, 0 to 100) with the rounding rule named. */
export type Quota = { count: number } | { percent: string; rounding: Rounding };

/** How many places a quota gives of `whole`. Throws `InvalidInputError` for a quota that cannot be meant; `field` names it. */
export function placesOf(quota: Quota, whole: number, field: string): number {
  if ('count' in quota) {
    if (!Number.isInteger(quota.count) || quota.count < 0) throw unusable(field, 'count', String(quota.count));
    return quota.count;
  }
  const mode = MODES[quota.rounding];
  if (mode === undefined) throw unusable(field, 'rounding', quota.rounding);
  return percentOf(quota.percent, field).times(whole).dividedBy(100).toDecimalPlaces(0, mode).toNumber();
}

/** A percentage from 0 to 100. */
export function percentOf(text: string, field: string): Exact {
  if (!DECIMAL_TEXT.test(text) || new Exact(text).greaterThan(100)) throw unusable(field, 'percent', text);
  return new Exact(text);
}

const MODES: Record<Rounding, 2 | 3 | 4> = {
  // The numbers of decimal.js for towards −∞, half away from zero, towards +∞; places are never negative.
  floor: 3,
  halfUp: 4,
  ceil: 2,
};
