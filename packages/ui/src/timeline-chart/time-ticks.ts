import { dayLength } from './time-text.ts';

/** How much a step of the time axis takes in. */
export type TimeStep = 'day' | 'week' | 'month';

/** One cell of the head: from where to where, and what it says. */
export interface TimeCell {
  from: number;
  to: number;
  label: string;
  /** Saturday, Sunday. */
  isWeekend: boolean;
}

export interface TimeHead {
  /** Start and end of the axis: whole steps around the span. */
  from: number;
  to: number;
  /** Months over days and weeks, years over months. */
  outer: readonly TimeCell[];
  inner: readonly TimeCell[];
}

/** The two lines over the time axis for the span between two times. */
export function timeHead(from: number, to: number, step: TimeStep, locale: string): TimeHead {
  const start = floor(from, step);
  const end = Math.max(next(start, step), ceil(to, step));
  const names = namesOf(step, locale);
  return {
    from: start,
    to: end,
    outer: cells(start, end, step === 'month' ? 'year' : 'month', names.outer),
    inner: cells(start, end, step, names.inner),
  };
}

type Unit = TimeStep | 'year';

function cells(from: number, to: number, unit: Unit, label: (time: Date) => string): TimeCell[] {
  const found: TimeCell[] = [];
  for (let at = from; at < to;) {
    const end = Math.min(to, next(floor(at, unit), unit));
    const date = new Date(at);
    const weekday = date.getUTCDay();
    found.push({ from: at, to: end, label: label(date), isWeekend: unit === 'day' && (weekday === 0 || weekday === 6) });
    at = end;
  }
  return found;
}

/** Start of the unit in which a time lies; weeks begin on Monday. */
function floor(time: number, unit: Unit): number {
  const date = new Date(time);
  if (unit === 'year') return Date.UTC(date.getUTCFullYear(), 0, 1);
  if (unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const day = Math.floor(time / dayLength) * dayLength;
  return unit === 'day' ? day : day - ((date.getUTCDay() + 6) % 7) * dayLength;
}

function ceil(time: number, unit: Unit): number {
  const start = floor(time, unit);
  return start === time ? time : next(start, unit);
}

/** Start of the unit after the one that begins here. */
function next(start: number, unit: Unit): number {
  const date = new Date(start);
  if (unit === 'year') return Date.UTC(date.getUTCFullYear() + 1, 0, 1);
  if (unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  return start + (unit === 'week' ? 7 : 1) * dayLength;
}

function namesOf(step: TimeStep, locale: string) {
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (time: Date) => format.format(time);
  };
  const month = by({ year: 'numeric', month: 'long' });
  if (step === 'day') return { outer: month, inner: (time: Date) => String(time.getUTCDate()) };
  if (step === 'week') return { outer: month, inner: by({ month: 'numeric', day: 'numeric' }) };
  return { outer: by({ year: 'numeric' }), inner: by({ month: 'short' }) };
}
