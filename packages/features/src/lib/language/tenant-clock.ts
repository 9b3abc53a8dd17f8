import { useSession } from '@saiwu/auth';
import { useMemo } from 'react';
import { useApi } from '../api/api.tsx';

/** The clock that all times of the wire are of: the server's, in the tenant's zone. This device's may show anything. */
export interface TenantClock {
  /** `YYYY-MM-DD HH:mm:ss`, this moment. */
  now: () => string;
  /** The same of a moment by this device's clock, in milliseconds. */
  timeOf: (moment: number) => string;
}

/** The clock of whoever is signed in; of a visitor the device's own zone. The object changes with the zone only. */
export function useTenantClock(): TenantClock {
  const { serverNow } = useApi();
  const zone = useSession().user?.timeZone ?? undefined;
  return useMemo(
    () => ({
      now: () => timeIn(zone, serverNow()),
      timeOf: (moment) => timeIn(zone, moment + serverNow() - Date.now()),
    }),
    [serverNow, zone],
  );
}

/** A moment of the server's clock, in milliseconds, as it is written in a zone; without one in the device's own. */
export function timeIn(zone: string | undefined, moment: number): string {
  const parts = Object.fromEntries(
    formatter(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}:${parts['second']}`;
}

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

function formatter(zone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const two = '2-digit';
  const made = new Intl.DateTimeFormat('en-CA', {
    ...(zone !== undefined && { timeZone: zone }),
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formatters.set(zone, made);
  return made;
}
