import { dayAfter } from './template-times.ts';

/** The time of a window's first day, and of its last, that goes without saying. */
export const firstMinute = '08:00:00';
export const lastMinute = '23:59:00';

/** Two weeks of review from the day on after a time; nothing after none. */
export function reviewAfter(time: string) {
  const day = time.slice(0, 10);
  if (Number.isNaN(Date.parse(day))) return { reviewStart: '', reviewEnd: '' };
  return { reviewStart: `${dayAfter(day, 1)} ${firstMinute}`, reviewEnd: `${dayAfter(day, 1 + reviewDays)} ${lastMinute}` };
}

const reviewDays = 14;
