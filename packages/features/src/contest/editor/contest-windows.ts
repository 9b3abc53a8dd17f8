/** The time of a window's first day, and of its last, that goes without saying. */
export const firstMinute = '08:00:00';
export const lastMinute = '23:59:00';

/** Windows to begin with: a month for registration from today on, and two weeks for review after it. `today` is `YYYY-MM-DD` by the tenant's clock. */
export function proposedWindows(today: string) {
  const registrationEnd = `${dayAfter(today, registrationDays)} ${lastMinute}`;
  return { registrationStart: `${today} ${firstMinute}`, registrationEnd, ...reviewAfter(registrationEnd) };
}

/** Two weeks of review from the day on after a time; nothing after none. */
export function reviewAfter(time: string) {
  const day = time.slice(0, 10);
  if (Number.isNaN(Date.parse(day))) return { reviewStart: '', reviewEnd: '' };
  return { reviewStart: `${dayAfter(day, 1)} ${firstMinute}`, reviewEnd: `${dayAfter(day, 1 + reviewDays)} ${lastMinute}` };
}

const registrationDays = 30;
const reviewDays = 14;

/** So many days later. Counted in UTC, where every day has 24 hours. */
function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
