/**
 * How dates of one chart are written: only as fine as they differ. Firsts of January are years, firsts of a month are months, midnights are
 * days, anything else has a time. The year is written where there are several, and with months unless `isShort`.
 */
export function dateWords(dates: readonly Date[], locale: string, isShort = false): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat(locale, partsOf(dates, isShort))).format(date);
}

function partsOf(dates: readonly Date[], isShort: boolean): Intl.DateTimeFormatOptions {
  const hasYears = new Set(dates.map((date) => date.getFullYear())).size > 1;
  const hasDays = new Set(dates.map((date) => date.toDateString())).size > 1;
  const year = hasYears ? ({ year: 'numeric' } as const) : {};
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  if (!dates.every(isMidnight)) return isShort && !hasDays ? time : { ...year, month: 'short', day: 'numeric', ...time };
  if (!hasDays || !dates.every((date) => date.getDate() === 1)) return { ...year, month: 'short', day: 'numeric' };
  if (hasYears && dates.every((date) => date.getMonth() === 0)) return year;
  return { ...(isShort ? year : { year: 'numeric' }), month: 'short' };
}

function isMidnight(date: Date): boolean {
  return date.getHours() === 0 && date.getMinutes() === 0 && date.getSeconds() === 0;
}
