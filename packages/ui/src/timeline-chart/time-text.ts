/**
 * A day or moment as text, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm[:ss]`, as milliseconds that are only good for counting among themselves: the
 * text has no zone and gets none. A day as an end is its last instant. What is no such text is `null`.
 */
export function readTime(text: string | null | undefined, edge: 'start' | 'end' = 'start'): number | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text?.trim() ?? '');
  if (!parts) return null;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  const time = Date.UTC(year, month - 1, date, hour, minute, second);
  const read = new Date(time);
  // The 31st of April is none, nor is 25 o'clock.
  if (read.getUTCMonth() !== month - 1 || read.getUTCDate() !== date) return null;
  return parts[4] === undefined && edge === 'end' ? time + dayLength : time;
}

/** 24 hours in milliseconds: without a zone no day is longer or shorter. */
export const dayLength = 86_400_000;
