/** Shanghai is eight hours ahead of UTC, all year. */
const offset = 8 * 3_600_000;
const minute = 60_000;

/** How far back is looked: a leap day comes at least every eight years. */
const furthest = 8 * 366 * 24 * 3_600_000;

/**
 * The last instant at or before `now` for which a cron expression stands: minute, hour, day of the month, month, day of the week (0 is
 * Sunday), each `*`, numbers, ranges (`1-5`), steps and lists of them (`0,30`; every tenth minute is a step of 10). Where both days are given,
 * both have to fit. Time of Shanghai. Throws for an expression that is none, or never stands.
 */
export function lastTick(expression: string, now: Date): Date {
  const fields = expression.trim().split(/\s+/);
  if (fields.length !== 5) throw new Error(`not a cron expression: ${expression}`);
  const [minutes, hours, days, months, weekdays] = fields.map((field, index) => parse(field, ...(bounds[index] ?? [0, 0])));
  let at = Math.floor(now.getTime() / minute) * minute;
  while (at > now.getTime() - furthest) {
    const local = new Date(at + offset);
    const isDay = months?.has(local.getUTCMonth() + 1) && days?.has(local.getUTCDate()) && weekdays?.has(local.getUTCDay());
    if (isDay && hours?.has(local.getUTCHours()) && minutes?.has(local.getUTCMinutes())) return new Date(at);
    // a day that does not fit is left at once, to the last minute of the day before
    at = isDay ? at - minute : Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) - offset - minute;
  }
  throw new Error(`never comes: ${expression}`);
}

/** Least and greatest value of each field. */
const bounds: readonly [number, number][] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 6],
];

function parse(field: string, least: number, greatest: number): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part);
    const [, first, last, step] = match ?? [];
    const from = Number(first ?? least);
    const to = Number(last ?? (first === undefined || step !== undefined ? greatest : first));
    const by = Number(step ?? 1);
    if (!match || from < least || to > greatest || from > to || by < 1) throw new Error(`not a cron field: ${field}`);
    for (let value = from; value <= to; value += by) values.add(value);
  }
  return values;
}
