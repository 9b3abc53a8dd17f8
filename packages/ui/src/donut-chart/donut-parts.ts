import { sharePercents } from './share-percents.ts';

/** One part of the ring: a datum, or the small ones gathered. */
export interface DonutPart {
  label: string;
  value: number;
  /** Of the whole; the parts' percents add up to exactly 100. */
  percent: number;
  /** Which of the categorical colours. */
  color: number;
  /** Labels of what was gathered into this part. */
  gathered: readonly string[];
}

/** More parts than this are not told apart: the smallest are gathered. */
const mostParts = 7;

/**
 * The parts of the ring, largest first, without those that are not positive. Beyond seven the small ones become one part, named `other`; a
 * single one keeps its name. A datum keeps its colour while the figures change, as long as there is a colour for each.
 */
export function donutParts(data: readonly { label: string; value: number }[], other: string): DonutPart[] {
  const percents = sharePercents(
    data.map((datum) => datum.value),
    percentDigits(data.map((datum) => datum.value)),
  );
  const sorted = data
    .map((datum, index) => ({ ...datum, percent: percents[index] ?? 0, color: index, gathered: [] }))
    .filter((part) => part.value > 0 && Number.isFinite(part.value))
    .sort((a, b) => b.value - a.value);
  const parts = data.length > mostParts + 1 ? sorted.map((part, rank) => ({ ...part, color: rank })) : sorted;
  if (parts.length <= mostParts + 1) return parts;
  const small = parts.slice(mostParts);
  const percent = small.reduce((sum, part) => sum + part.percent, 0);
  return [
    ...parts.slice(0, mostParts),
    {
      label: other,
      value: small.reduce((sum, part) => sum + part.value, 0),
      percent: Math.round(percent * 10) / 10,
      color: mostParts,
      gathered: small.map((part) => part.label),
    },
  ];
}

/** One digit after the point where a part would else be 0 %. */
export function percentDigits(values: readonly number[]): number {
  const total = values.reduce((sum, value) => sum + (value > 0 ? value : 0), 0);
  return values.some((value) => value > 0 && value / total < 0.01) ? 1 : 0;
}
