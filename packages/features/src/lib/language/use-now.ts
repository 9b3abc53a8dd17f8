import { useEffect, useState } from 'react';
import { useTenantClock } from './tenant-clock.ts';

/** Milliseconds. */
const tick = 30_000;

/** The tenant's clock as it goes on, a time of the wire: for what says how long there still is. */
export function useNow(): string {
  const clock = useTenantClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), tick);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
