import { timeIn } from './tenant-clock.ts';

/**
 * Whether the clocks of two zones differ about a time of the wire; about text that is none, as while it is typed, they do not. Without
 * `own` the second is the device's.
 */
export function isElsewhere(zone: string, time: string, own?: string): boolean {
  // less than a day from the moment that is meant, which is near enough to have its summer time
  const moment = Date.parse(`${time.replace(' ', 'T')}Z`);
  return !Number.isNaN(moment) && timeIn(zone, moment) !== timeIn(own, moment);
}

/** A zone as a language calls it: `中欧时间`, `Central European Time`. */
export function nameOfZone(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
