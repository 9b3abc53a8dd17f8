/** A time of the wire (`YYYY-MM-DD HH:mm:ss`) as lists show it; an empty one is a dash. */
export function minutes(time: string | null | undefined): string {
  return time ? time.slice(0, 16) : '—';
}

/** Text, or a dash where there is none. */
export function orDash(text: string | number | null | undefined): string {
  return text === null || text === undefined || text === '' ? '—' : String(text);
}
