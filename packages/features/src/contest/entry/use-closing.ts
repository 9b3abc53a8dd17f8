import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useNow } from '../../lib/language/use-now.ts';
import type { Entry } from '../answers.ts';
import { millisUntil } from '../place/moment.ts';

/** Milliseconds: the time is looked at more often than that. */
const near = 60_000;
/** Milliseconds over which all who wait for the same moment spread. */
const spread = 2000;

/** Asks for a project anew when it closes, so that its page is read only without being opened again. */
export function useClosing({ id, closes, isPast }: Pick<Entry, 'id' | 'closes' | 'isPast'>): void {
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const now = useNow();
  const ask = useEffectEvent(() => queryClient.invalidateQueries({ queryKey: queryOf('entry.get', { path: { id } }).queryKey }));
  useEffect(() => {
    const left = millisUntil(closes, now);
    if (isPast || left > near) return undefined;
    // a second is in time to its end
    const timer = setTimeout(() => void ask(), Math.max(0, left) + 1000 + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [closes, isPast, now]);
}
