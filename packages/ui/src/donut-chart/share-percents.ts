/**
 * What each value is of all of them, in percent, rounded so that they add up to exactly 100 (largest remainder): three equal parts are
 * 34, 33 and 33. Values that are no positive number have no part. Where nothing is positive, all are 0.
 */
export function sharePercents(values: readonly number[], digits = 0): number[] {
  const parts = values.map((value) => (value > 0 ? value : 0));
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0 || !Number.isFinite(total)) return parts.map(() => 0);
  const units = 100 * 10 ** digits;
  const exact = parts.map((part) => (part / total) * units);
  const floors = exact.map(Math.floor);
  const left = units - floors.reduce((sum, floor) => sum + floor, 0);
  const remainders = exact.map((share, index) => ({ index, remainder: share % 1 })).sort((a, b) => b.remainder - a.remainder);
  for (const { index } of remainders.slice(0, left)) floors[index] = (floors[index] ?? 0) + 1;
  return floors.map((floor) => floor / 10 ** digits);
}
