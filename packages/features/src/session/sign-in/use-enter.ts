import { useSessionStore, type SignInAnswer } from '@saiwu/auth';
import { useCallback } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { endNotice } from '../end-notice.ts';

/** Begins the session that a sign-in has answered. */
export function useEnter(): (answer: SignInAnswer) => void {
  const store = useSessionStore();
  const { serverNow } = useApi();
  return useCallback(
    (answer) => {
      endNotice.clear();
      store.signIn(answer, serverNow());
    },
    [store, serverNow],
  );
}
