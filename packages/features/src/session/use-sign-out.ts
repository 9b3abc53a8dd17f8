import { useSession, useSessionStore } from '@saiwu/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../lib/api.tsx';
import { endNotice } from './end-notice.ts';

/** Ends the session on the server, forgets it here and starts the page anew, so that nothing of it stays in memory. */
export function useSignOut(): () => Promise<void> {
  const { call } = useApi();
  const store = useSessionStore();
  const { token, user } = useSession();
  const queryClient = useQueryClient();
  return async () => {
    // what is still being asked would only find the session gone
    await queryClient.cancelQueries();
    // Without a connection the session still ends here; on the server it runs out by itself.
    await call('session.signOut', { body: { token: token ?? '', userId: user?.id }, isQuiet: true }).catch(() => false);
    endNotice.leave();
    store.clear();
    location.replace('/login');
  };
}
