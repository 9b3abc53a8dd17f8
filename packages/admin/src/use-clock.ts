import { useAdmin } from './admin-provider.tsx';

/** Writes a moment of this device's clock as the application writes all times: `YYYY-MM-DD HH:mm:ss`. */
export function useClock(): (moment: number) => string {
  return useAdmin().clock ?? deviceTime;
}

/** `14:03` of a time; one of another day brings its day: `09-01 14:03`. */
export function timeOfDay(time: string, now: string): string {
  return time.slice(0, 10) === now.slice(0, 10) ? time.slice(11, 16) : time.slice(5, 16);
}

function deviceTime(moment: number): string {
  const ahead = new Date(moment).getTimezoneOffset() * -60_000;
  return new Date(moment + ahead).toISOString().slice(0, 19).replace('T', ' ');
}
