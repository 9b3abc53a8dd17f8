import { useSession, useSessionStore } from '@saiwu/auth';
import { useCallback } from 'react';
import { useApi } from '../lib/api.tsx';

/** Fetches the session anew: who the person is and what they may do, after something about it has changed. Where that fails, the person signs in again. */
export function useRenewedSession(): () => Promise<void> {
  const { call, serverNow } = useApi();
  const store = useSessionStore();
  const { refreshToken } = useSession();
  return useCallback(async () => {
    try {
      store.signIn(await call('session.signIn', { body: { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' } }), serverNow());
    } catch {
      store.clear();
    }
  }, [call, serverNow, store, refreshToken]);
}
