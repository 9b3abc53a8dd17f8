import type { XValue } from '../series/series-values.ts';
import { textWidth } from '../text-width.ts';
import { linear, roundOut } from './round-values.ts';

/** The part of a chart inside its axes, in pixels. */
export interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** An axis of values: where a value stands, and the round values on it. */
export interface ValueScale {
  /** Pixels from the start of the axis. */
  at: (value: number) => number;
  ticks: { value: number; at: number; text: string }[];
}

/** An axis of `length` pixels that ends on round values; `isUpwards` for one whose values grow towards 0 pixels. */
export function valueScale(
  domain: readonly [number, number],
  options: { from: number; length: number; count: number; isWhole: boolean; isUpwards: boolean; format: (value: number) => string },
): ValueScale {
  const { from, length, count, isWhole, isUpwards, format } = options;
  const rounded = roundOut(...domain, count);
  const at = linear(rounded.domain, isUpwards ? [from + length, from] : [from, from + length]);
  const ticks = rounded.values.filter((value) => !isWhole || Number.isInteger(value));
  return { at, ticks: ticks.map((value) => ({ value, at: at(value), text: format(value) })) };
}

/** How many round values fit on an axis of that many pixels, one for about each `room`. */
export function tickCount(length: number, room: number): number {
  return Math.max(2, Math.round(length / room));
}

/** Room for the longest of these texts beside an axis. */
export function axisRoom(texts: readonly string[]): number {
  return texts.reduce((widest, text) => Math.max(widest, textWidth(text)), 0) + axisGap;
}

/** Between an axis and its labels, in pixels. */
export const axisGap = 8;

/** Whether values and sums of them can only be whole: nobody wants to read of half a person. */
export function isWhole(values: readonly (readonly (number | null)[])[]): boolean {
  return values.every((row) => row.every((value) => value === null || Number.isInteger(value)));
}

/** Where points stand between `left` and `right`: by their value, or side by side where they are categories. */
export function pointScale(xs: readonly XValue[], left: number, right: number): (point: number) => number {
  const numbers = xs.map((x) => (x instanceof Date ? x.getTime() : x));
  if (!numbers.every((x) => typeof x === 'number')) return evenScale(xs.length, left, right);
  const low = numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const high = numbers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  if (low === high) return evenScale(xs.length, left, right);
  return (point) => left + (((numbers[point] ?? low) - low) / (high - low)) * (right - left);
}

function evenScale(count: number, left: number, right: number): (point: number) => number {
  return (point) => (count === 1 ? (left + right) / 2 : left + (point / (count - 1)) * (right - left));
}
