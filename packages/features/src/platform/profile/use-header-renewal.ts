import { useSessionStore } from '@saiwu/auth';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';

/**
 * Has the header show the name and picture that were just changed. Where that fails they come with the next renewal: no reason to sign in
 * again.
 */
export function useHeaderRenewal(): () => void {
  const { renewSession } = useApi();
  const store = useSessionStore();
  return useCallback(() => {
    renewSession().then(store.setUser, () => undefined);
  }, [renewSession, store]);
}
