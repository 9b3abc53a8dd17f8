/** A time of the wire (`YYYY-MM-DD HH:mm:ss`) as lists show it; an empty one is a dash. */
export function minutes(time: string | null | undefined): string {
  return time ? time.slice(0, 16) : '—';
}

/** A moment of this device's clock, in milliseconds, as lists show times. */
export function localMinutes(moment: number): string {
  const date = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A whole number with its thousands marked, as both languages write it. `Intl` would take longer than the page around it the first time. */
export function wholeNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
