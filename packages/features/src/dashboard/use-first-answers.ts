import { useSession } from '@saiwu/auth';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCan } from '../lib/api/access.ts';
import { useApi } from '../lib/api/api.tsx';
import { dashboardPartsOf } from '../session/start-parts.ts';

/**
 * Whether all that the dashboard shows has been answered, well or not: parts that came one by one would push each other about. Whatever is
 * slow holds up the others no longer than a moment.
 */
export function useFirstAnswers(): boolean {
  const { queryOf } = useApi();
  const can = useCan();
  const { user } = useSession();
  const [isLate, setIsLate] = useState(false);
  const parts = [queryOf('user.mine'), ...dashboardPartsOf({ queryOf }, user?.id ?? null, can)].map(({ queryKey, queryFn }) => ({
    queryKey,
    queryFn,
  }));
  // the reader's own projects, which the one call does not tell
  const { queryKey, queryFn } = queryOf('entry.mine');
  const answers = useQueries({ queries: can('entry.mine') ? [...parts, { queryKey, queryFn }] : parts });

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);

  // what is tried again afterwards is pending once more, and takes away nothing that stands
  const [wasReady, setWasReady] = useState(false);
  const isReady = wasReady || isLate || answers.every(({ isPending }) => !isPending);
  if (isReady && !wasReady) setWasReady(true);
  return isReady;
}

/** In milliseconds. */
const patience = 1500;
