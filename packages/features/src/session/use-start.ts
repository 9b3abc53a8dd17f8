import { useSession } from '@saiwu/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useCan } from '../lib/api/access.ts';
import { useApi } from '../lib/api/api.tsx';
import { askStart, takeBegun } from './begin-start.ts';
import { fill, fillLater, partsOf } from './start-parts.ts';

/**
 * What stands around the pages comes with one call, when the page is loaded with what the dashboard shows: each part finds its answer there
 * or under way, and asks for it again by its own operation later. Call it above those parts.
 */
export function useStart(): void {
  const api = useApi();
  const can = useCan();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;

  const [begun] = useState(() => {
    const taken = takeBegun(userId);
    // an answer that came before the first drawing is drawn at once
    if (user && taken?.answer) fill(queryClient, partsOf(api, user, taken, can), taken.answer);
    return taken;
  });

  const ask = useEffectEvent(() => {
    if (!user) return;
    const own = begun?.userId === user.id ? begun : askStart(api, user, false);
    if (own.answer === undefined) fillLater(queryClient, partsOf(api, user, own, can), own);
  });

  // before the effects of the parts below, which would ask by themselves
  useLayoutEffect(() => {
    if (userId !== undefined) ask();
  }, [userId]);
}
