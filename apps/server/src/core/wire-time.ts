/**
 * Times on the wire are `yyyy-MM-dd HH:mm:ss` in the tenant's zone (platform-api §1.4); inside they are instants.
 */
export function toWire(instant: Date, timeZone: string): string {
  const time = instant.getTime();
  const ahead = steadyOffset(time, timeZone);
  return ahead === null ? written(instant, timeZone) : new Date(time + ahead).toISOString().slice(0, 19).replace('T', ' ');
}

/** By the language's own calendar: right for every instant, and some hundred times slower than to add an offset. */
function written(instant: Date, timeZone: string): string {
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

/** How many days of the tenant's calendar lie between now and an instant: 0 for one of today. */
export function daysUntil(instant: Date, { now, tenant: { timeZone } }: { now: Date; tenant: { timeZone: string } }): number {
  const [today = 0, then = 0] = [now, instant].map((one) => Date.parse(toWire(one, timeZone).slice(0, 10)));
  return Math.round((then - today) / dayLength);
}

/**
 * The instant of a wire time; an invalid `Date` for text that is none, or names a day that there is not. In the hour that a clock change
 * repeats, the later instant.
 */
export function fromWire(text: string, timeZone: string): Date {
  const iso = text.replace(' ', 'T');
  const asUtc = Date.parse(`${iso}Z`);
  // the 31st of a short month is read as a day of the next one
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(iso)) return new Date(Number.NaN);
  const guess = asUtc - offset(asUtc, timeZone);
  return new Date(asUtc - offset(guess, timeZone));
}

/** Milliseconds that the zone's clock is ahead of UTC at an instant. */
function offset(instant: number, timeZone: string): number {
  const readable = Math.min(Math.max(instant, earliest), latest);
  return Date.parse(`${written(new Date(readable), timeZone).replace(' ', 'T')}Z`) - Math.floor(readable / 1000) * 1000;
}

/** The offset of the day around an instant, by UTC; null where it is not one and the same all day, or the year has not four digits. */
function steadyOffset(instant: number, timeZone: string): number | null {
  if (!(instant > earliest && instant < latest)) return null;
  const day = Math.floor(instant / dayLength);
  const known = steadyOffsets.get(timeZone) ?? new Map<number, number | null>();
  steadyOffsets.set(timeZone, known);
  const kept = known.get(day);
  if (kept !== undefined) return kept;
  const atStart = offset(day * dayLength, timeZone);
  const steady = atStart === offset((day + 1) * dayLength, timeZone) ? atStart : null;
  if (known.size >= mostDays) known.clear();
  known.set(day, steady);
  return steady;
}

const dayLength = 86_400_000;
/** Kept of each zone: thirty years. */
const mostDays = 11_000;
const steadyOffsets = new Map<string, Map<number, number | null>>();

/** Years outside of these have not four digits on every clock. */
const [earliest, latest] = [Date.parse('1000-01-02T00:00:00Z'), Date.parse('9999-12-30T00:00:00Z')];

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
