/**
 * A day as text, `YYYY-MM-DD`, and as the local `Date` that calendars count with. The text has no zone: it is only ever read from and
 * written to the parts of a local date, never through an instant, which another zone would shift.
 */
export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Noon exists on every day in every zone; midnight does not where the clocks jump at midnight.
  const local = new Date(2000, 0, 1, 12);
  local.setFullYear(year, month - 1, date);
  return local;
}

/** The day of a local date. */
export function toDay(date: Date): string {
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
}

/** The moment of a local date, `YYYY-MM-DD HH:mm:ss`. */
export function toMoment(date: Date): string {
  return `${toDay(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part)).join(':')}`;
}

/** Today by the browser's clock. */
export function browserDay(): string {
  return toDay(new Date());
}

/** This moment by the browser's clock, `YYYY-MM-DD HH:mm:ss`. */
export function browserMoment(): string {
  return toMoment(new Date());
}

/** So many days later, or earlier where `count` is negative. */
export function addDays(day: string, count: number): string {
  const date = toDate(day);
  date.setDate(date.getDate() + count);
  return toDay(date);
}

/** First and last day of the month that lies `offset` months from the day's own. */
export function monthOf(day: string, offset = 0): { from: string; to: string } {
  const date = toDate(day);
  return {
    from: toDay(new Date(date.getFullYear(), date.getMonth() + offset, 1, 12)),
    to: toDay(new Date(date.getFullYear(), date.getMonth() + offset + 1, 0, 12)),
  };
}

/** The day within its bounds; days as text compare as they follow each other. */
export function isWithin(day: string, min: string | undefined, max: string | undefined): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

function pad(part: number, length = 2): string {
  return String(part).padStart(length, '0');
}
