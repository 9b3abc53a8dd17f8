/**
 * Reads a day or a moment as people type it (`2026-6-4`, `2026/06/04 18:00`, `20260604`, `2026年6月4日`) and as browsers report it.
 * Returns `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, or null where it is none that exists.
 */
export function readDate(text: string, hasTime: boolean): string | null {
  const plain = text.normalize('NFKC').trim();
  const match = separated.exec(plain) ?? joined.exec(plain);
  if (match === null) return null;
  const [, year = '', month = '', day = '', hour, minute = '00', second = '00'] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!exists(date)) return null;
  if (!hasTime) return hour === undefined ? date : null;
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return `${date} ${hour.padStart(2, '0')}:${minute}:${second}`;
}

const separated = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const joined = /^(\d{4})(\d{2})(\d{2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

function exists(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
