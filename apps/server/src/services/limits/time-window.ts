/**
 * Is a time of day (`HH:mm:ss`) within a window, both ends included? A window that ends before it starts goes over midnight; an end that
 * is absent is the day's; no window is always.
 */
export function isWithin(time: string, start: string | null, end: string | null): boolean {
  const from = start ?? '00:00:00';
  const to = end ?? '23:59:59';
  return from <= to ? from <= time && time <= to : from <= time || time <= to;
}
