import { scaleLinear } from '@visx/scale';

/** A class of values: from `from` to below `to`; the last one includes its upper end. */
export interface Bin {
  from: number;
  to: number;
  count: number;
}

/**
 * Values sorted into about so many classes with round ends; whole numbers close together get a class each. Without `count` it is by
 * Sturges' rule. What is no number is left out.
 */
export function binValues(values: readonly number[], count?: number): Bin[] {
  const known = values.filter((value) => Number.isFinite(value));
  if (known.length === 0) return [];
  const low = known.reduce((one, other) => Math.min(one, other));
  const high = known.reduce((one, other) => Math.max(one, other));
  const wanted = Math.max(1, count ?? Math.ceil(Math.log2(known.length)) + 1);
  const isWhole = known.every((value) => Number.isInteger(value));
  const edges = isWhole && high - low < Math.max(wanted, fewest) ? wholeEdges(low, high) : roundEdges(low, high, wanted);
  const bins = edges.slice(1).map((to, index) => ({ from: edges[index] ?? to, to, count: 0 }));
  for (const value of known) {
    const bin = bins.find(({ to }) => value < to) ?? bins.at(-1);
    if (bin) bin.count += 1;
  }
  return bins;
}

/** So many whole numbers are shown one by one, even where fewer classes were wanted. */
const fewest = 12;

function wholeEdges(low: number, high: number): number[] {
  return Array.from({ length: high - low + 2 }, (_, index) => low + index);
}

function roundEdges(low: number, high: number, count: number): number[] {
  if (low === high) return [low, low + 1];
  const scale = scaleLinear<number>({ domain: [low, high], nice: count });
  const ticks = scale.ticks(count);
  const step = (ticks[1] ?? high) - (ticks[0] ?? low);
  // A value on the last edge of whole classes would make the last class wider than the others.
  const [first = low] = ticks;
  const last = ticks.at(-1) ?? high;
  return [...(first > low ? [first - step] : []), ...ticks, ...(last < high ? [last + step] : [])];
}

/** Whether each class holds one whole number, so that it is named by it. */
export function isOfWholeNumbers(bins: readonly Bin[]): boolean {
  return bins.every(({ from, to }) => Number.isInteger(from) && to - from === 1);
}
