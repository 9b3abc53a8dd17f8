import { Decimal } from 'decimal.js';

/**
 * Decimals with 80 significant digits, rounded half up. Totals are bounded (`DECIMAL_TEXT`), so sums and products
 * are exact; quotients and roots are good to far more places than `settle` keeps.
 */
export const Exact = Decimal.clone({ precision: 80, rounding: Decimal.ROUND_HALF_UP, defaults: true });

export type Exact = Decimal;

/** What a total may look like: not negative, at most 15 digits on either side. */
export const DECIMAL_TEXT = /^\d{1,15}(\.\d{1,15})?$/;

/**
 * Takes away the dust of division: 1 ÷ 3 × 3 becomes 1. A value that is not exactly on a rounding edge is never
 * nearer to it than this, so rounding afterwards is rounding once.
 */
export function settle(value: Exact): Exact {
  return value.toDecimalPlaces(SETTLED_PLACES);
}

/** Half up, to exactly this many places. */
export function roundHalfUp(value: Exact, decimals: number): Exact {
  return settle(value).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
}

export function sumOf(values: readonly Exact[]): Exact {
  return values.reduce((sum, value) => sum.plus(value), new Exact(0));
}

/** All settled places, without trailing zeros or exponent. */
export function plainText(value: Exact): string {
  return settle(value).toFixed();
}

/** For people: ten places at most, `…` where more follow. */
export function shortText(value: Exact): string {
  const settled = settle(value);
  if (settled.decimalPlaces() <= SHOWN_PLACES) return settled.toFixed();
  return `${settled.toFixed(SHOWN_PLACES, Decimal.ROUND_DOWN)}…`;
}

const SETTLED_PLACES = 40;
const SHOWN_PLACES = 10;
