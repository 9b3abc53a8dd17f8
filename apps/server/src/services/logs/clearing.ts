/** The rows that stay in a log that is cleared. */
export interface Clearing {
  /** Rows older than this are deleted. */
  before?: Date;
  /** Of the others, this many of the newest stay. */
  rows?: number;
}

/** The clearing of a type as front ends send it (platform-api §5.9); months count back from `now`. */
export function clearingOf(type: number, now: Date): Clearing {
  const months = monthsKept[type];
  if (months !== undefined) return { before: monthsBefore(now, months) };
  return { rows: rowsKept[type] ?? 0 };
}

const monthsKept: Record<number, number> = { 1: 1, 2: 3, 3: 6, 4: 12 };
const rowsKept: Record<number, number> = { 5: 1000, 6: 10_000, 7: 30_000, 8: 100_000, 9: 0 };

/** The same day of an earlier month, or its last day. */
function monthsBefore(now: Date, months: number): Date {
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0)).getUTCDate();
  const day = Math.min(now.getUTCDate(), lastDay);
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months, day);
  return then;
}
