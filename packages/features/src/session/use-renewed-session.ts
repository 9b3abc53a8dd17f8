import { useSessionStore } from '@saiwu/auth';
import { useCallback } from 'react';
import { useApi } from '../lib/api/api.tsx';

/**
 * Fetches the session anew: who the person is and what they may do, after something about it has changed. Where that fails, the person
 * signs in again.
 */
export function useRenewedSession(): () => Promise<void> {
  const { renewSession, serverNow } = useApi();
  const store = useSessionStore();
  return useCallback(async () => {
    try {
      store.signIn(await renewSession(), serverNow());
    } catch {
      store.clear();
    }
  }, [renewSession, serverNow, store]);
}
