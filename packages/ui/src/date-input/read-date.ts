import { readTime } from '../time-input/read-time.ts';

/**
 * Reads a day or a moment as people type it (`2026-6-4`, `2026/06/04 18:00`, `20260604`, `2026年6月4日 18点`); with `today`, the year may
 * be left out. Returns `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, or null where it is none that exists.
 */
export function readDate(text: string, hasTime: boolean, today?: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const match = separated.exec(plain) ?? joined.exec(plain);
  if (match === null) return null;
  const [, year = today?.slice(0, 4), month = '', day = '', rest = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!exists(date)) return null;
  if (!hasTime) return rest === '' ? date : null;
  const time = readTime(rest);
  return time === null ? null : `${date} ${time}`;
}

const separated = /^(?:(\d{4})(?:[-/.]|年))?(\d{1,2})(?:[-/.]|月)(\d{1,2})(?:[日号]\s*|[T\s]+|$)(.*)$/;
const joined = /^(\d{4})(\d{2})(\d{2})[T\s]*(.*)$/;

function exists(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
