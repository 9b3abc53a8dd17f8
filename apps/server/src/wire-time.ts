/**
 * Times on the wire are `yyyy-MM-dd HH:mm:ss` in the tenant's zone (platform-api §1.4); inside they are instants.
 */
export function toWire(instant: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    formatter(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}:${parts['second']}`;
}

/** Null stays null. */
export function toWireOrNull(instant: Date | null, timeZone: string): string | null {
  return instant && toWire(instant, timeZone);
}

/** The instant of a wire time. In the hour that a clock change repeats, the later instant. */
export function fromWire(text: string, timeZone: string): Date {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`);
  const guess = asUtc - offset(asUtc, timeZone);
  return new Date(asUtc - offset(guess, timeZone));
}

/** Milliseconds that the zone's clock is ahead of UTC at an instant. */
function offset(instant: number, timeZone: string): number {
  return Date.parse(`${toWire(new Date(instant), timeZone).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
