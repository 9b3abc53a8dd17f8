import { thinLabels, type AxisLabel } from './axis-labels.ts';
import { pointScale, tickCount } from './cartesian-frame.ts';
import { dateWords } from './date-words.ts';
import { numberWords } from '../number-words.ts';
import type { XValue } from '../series/series-values.ts';
import { linear, roundWithin } from './round-values.ts';
import { timeTicks } from './time-ticks.ts';

/** The names of points, as tooltips, tables and announcements say them. */
export function pointNames(xs: readonly XValue[], locale: string, formatX: ((x: XValue) => string) | undefined): string[] {
  if (formatX) return xs.map(formatX);
  const dates = xs.filter((x) => x instanceof Date);
  const dateOf = dateWords(dates, locale);
  const { exact } = numberWords(locale);
  return xs.map((x) => (typeof x === 'string' ? x : typeof x === 'number' ? exact(x) : dateOf(x)));
}

/**
 * Labels under points that stand at their value: the points themselves where they are categories or few, otherwise round numbers or days,
 * months and years as they come. The axis goes from the first point to the last.
 */
export function pointLabels(
  xs: readonly XValue[],
  axis: { left: number; right: number },
  room: { locale: string; overhang: number; formatX: ((x: XValue) => string) | undefined },
): AxisLabel[] {
  const { left, right } = axis;
  const { locale, overhang, formatX } = room;
  const width = right - left;
  const at = pointScale(xs, left, right);
  const places = isDates(xs) && xs.length > mostDays ? dateTicks(xs) : isNumbers(xs) && !formatX ? numberTicks(xs) : ownTicks();
  const labels = thinLabels(
    places.map(({ at, text }) => ({ at: at - left, text })),
    width,
    overhang,
  );
  return labels.map((label) => ({ ...label, at: label.at + left }));

  function ownTicks() {
    const wordsOf = formatX ?? shortWords(xs, locale);
    return xs.map((x, point) => ({ at: at(point), text: wordsOf(x) }));
  }

  function dateTicks(dates: readonly Date[]) {
    const [from, to] = [least(dates), most(dates)];
    if (from === to) return ownTicks();
    const ticks = timeTicks(new Date(from), new Date(to), tickCount(width, 90));
    const wordsOf = formatX ?? dateWords(ticks, locale, true);
    return ticks.map((tick) => ({ at: left + ((tick.getTime() - from) / (to - from)) * width, text: wordsOf(tick) }));
  }

  function numberTicks(numbers: readonly number[]) {
    const [from, to] = [least(numbers), most(numbers)];
    if (from === to) return ownTicks();
    const scale = linear([from, to], [left, right]);
    return roundWithin(from, to, tickCount(width, 80)).map((tick) => ({ at: scale(tick), text: numberWords(locale).short(tick) }));
  }
}

/** Up to so many dates are labels themselves: a label then always stands under a point. */
const mostDays = 62;

function shortWords(xs: readonly XValue[], locale: string): (x: XValue) => string {
  const dateOf = dateWords(
    xs.filter((x) => x instanceof Date),
    locale,
    true,
  );
  return (x) => (x instanceof Date ? dateOf(x) : String(x));
}

function isDates(xs: readonly XValue[]): xs is readonly Date[] {
  return xs.every((x) => x instanceof Date);
}

function isNumbers(xs: readonly XValue[]): xs is readonly number[] {
  return xs.every((x) => typeof x === 'number');
}

function least(values: readonly (number | Date)[]): number {
  return values.reduce<number>((one, other) => Math.min(one, Number(other)), Number.POSITIVE_INFINITY);
}

function most(values: readonly (number | Date)[]): number {
  return values.reduce<number>((one, other) => Math.max(one, Number(other)), Number.NEGATIVE_INFINITY);
}
