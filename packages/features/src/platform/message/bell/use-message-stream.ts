import type { AnswerOf, EventOf } from '@saiwu/api-client';
import { useSession, useSessionStore } from '@saiwu/auth';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { invalidateHeads } from '../../../lib/api/heads.ts';
import { useApi } from '../../../lib/api/api.tsx';
import { useSetting } from '../../../lib/settings/settings.ts';

/**
 * With the setting on, the server says at once what is new: one stream for the page, none while it is hidden. Without the stream the
 * polling of the queries goes on, and nobody is told.
 */
export function useMessageStream(): void {
  const { listen, call } = useApi();
  const store = useSessionStore();
  const queryClient = useQueryClient();
  const [isRefreshed] = useSetting('MSG_REFRESH');
  const isVisible = useSyncExternalStore(subscribeVisibility, () => document.visibilityState === 'visible');
  // not while somebody signs out: a stream that is still being opened then would find the session gone
  const { isSignedIn } = useSession();
  const isOn = isRefreshed === 1 && isVisible && isSignedIn;

  const onEvent = useEffectEvent((event: EventOf<'message.stream'>) => {
    if (event.type !== 'access') receive(queryClient, event);
    // the first page stands without it
    else void import('../../../lib/api/renew-access.ts').then(({ renewAccess }) => renewAccess(call, store, event.data.mark), ignore);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const controller = new AbortController();
    listen('message.stream', { signal: controller.signal, onEvent: (event) => onEvent(event) }).catch(() => undefined);
    return () => controller.abort();
  }, [isOn, listen]);
}

/** What an event makes stale is asked for again, as far as it is on the page. How far a job is, the event says itself. */
function receive(queryClient: QueryClient, event: Exclude<EventOf<'message.stream'>, { type: 'access' }>) {
  if (event.type === 'unread') {
    // the first event says how it stands; the lists are stale only where that is news
    const unread: QueryKey = ['message.unread', undefined];
    const isNews = queryClient.getQueryData<AnswerOf<'message.unread'>>(unread)?.total !== event.data.total;
    queryClient.setQueryData(unread, event.data);
    // what somebody has asked, or has decided, comes with a message
    if (isNews) void invalidateHeads(queryClient, ['message.page', 'certification']);
    return;
  }
  const { id, state, done, total } = event.data;
  const key = ['job.get', { path: { id } }];
  const known = queryClient.getQueryData<AnswerOf<'job.get'>>(key);
  if (known?.state.code === state) queryClient.setQueryData(key, { ...known, done, total });
  else void invalidateHeads(queryClient, ['job']);
}

/** Without its code the next event tries again. */
function ignore() {}

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
