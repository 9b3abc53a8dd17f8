import { useEffect } from 'react';
import { useApi } from '../../lib/api/api.tsx';

/** Counts that the console was opened: once each time the page is loaded, however often its dashboard is looked at. */
export function useCountVisit(userId: string | undefined): void {
  const { call } = useApi();
  useEffect(() => {
    if (userId === undefined || counted.has(userId)) return;
    counted.add(userId);
    // nobody misses a figure that was not counted
    call('dashboard.pvIncr', { isQuiet: true }).catch(() => undefined);
  }, [call, userId]);
}

const counted = new Set<string>();
