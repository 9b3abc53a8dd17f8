/** A time of the wire (`YYYY-MM-DD HH:mm:ss`) as lists show it; an empty one is a dash. */
export function minutes(time: string | null | undefined): string {
  return time ? time.slice(0, 16) : '—';
}

/**
 * A whole number with its thousands marked, as both languages write it. `Intl` would take longer than the page around it the first time.
 */
export function wholeNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
