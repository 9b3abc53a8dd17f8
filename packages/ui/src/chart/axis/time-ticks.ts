/** A step of a time axis: so many minutes, days or months. */
interface TimeStep {
  unit: 'minute' | 'day' | 'month';
  count: number;
}

/**
 * Round moments between two dates, about `wanted` of them: years, months, days, hours or minutes, as they come. Own code, since the time
 * scale of d3 brings a formatter of dates along that is larger than this chart.
 */
export function timeTicks(from: Date, to: Date, wanted: number): Date[] {
  const span = to.getTime() - from.getTime();
  const step = steps.find((candidate) => span / lengthOf(candidate) <= wanted) ?? yearStep(span, wanted);
  const ticks: Date[] = [];
  for (let tick = floor(from, step); tick <= to; tick = after(tick, step)) if (tick >= from) ticks.push(tick);
  return ticks;
}

const steps: readonly TimeStep[] = [
  ...[1, 5, 15, 30, 60, 180, 360, 720].map((count) => ({ unit: 'minute', count }) as const),
  ...[1, 2, 7, 14].map((count) => ({ unit: 'day', count }) as const),
  ...[1, 3, 6, 12].map((count) => ({ unit: 'month', count }) as const),
];

function yearStep(span: number, wanted: number): TimeStep {
  const years = [2, 5, 10, 20, 50, 100].find((count) => span / lengthOf({ unit: 'month', count: count * 12 }) <= wanted);
  return { unit: 'month', count: (years ?? 200) * 12 };
}

const minute = 60_000;

function lengthOf({ unit, count }: TimeStep): number {
  return count * { minute, day: 1440 * minute, month: 43_830 * minute }[unit];
}

/** The last round moment that is not after a date. Days are counted from the first of January, so that steps of many days begin there. */
function floor(date: Date, { unit, count }: TimeStep): Date {
  const year = date.getFullYear();
  if (unit === 'month') {
    const months = Math.floor((year * 12 + date.getMonth()) / count) * count;
    return new Date(Math.floor(months / 12), months % 12, 1);
  }
  const midnight = new Date(year, date.getMonth(), date.getDate());
  if (unit === 'minute') {
    const minutes = Math.floor((date.getHours() * 60 + date.getMinutes()) / count) * count;
    return new Date(year, date.getMonth(), date.getDate(), 0, minutes);
  }
  const day = Math.round((midnight.getTime() - new Date(year, 0, 1).getTime()) / (1440 * minute));
  return new Date(year, 0, 1 + Math.floor(day / count) * count);
}

/** Local days and months, not spans of milliseconds: a day of a change of the clock has 23 or 25 hours. */
function after(date: Date, { unit, count }: TimeStep): Date {
  const next = new Date(date);
  if (unit === 'month') next.setMonth(date.getMonth() + count);
  else if (unit === 'day') next.setDate(date.getDate() + count);
  else next.setMinutes(date.getMinutes() + count);
  return next;
}
