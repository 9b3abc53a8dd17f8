import { useSession, useSessionStore } from '@saiwu/auth';
import { consolePaths } from '@saiwu/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';
import { endNotice } from './end-notice.ts';
import { forgetTraces } from './forget-traces.ts';

/** Longest that leaving waits for what is under way, in milliseconds. */
const patience = 3000;

/** Ends the session on the server, forgets it here and starts the page anew, so that nothing of it stays in memory. */
export function useSignOut(): () => Promise<void> {
  const { call, settled } = useApi();
  const store = useSessionStore();
  const { token, user } = useSession();
  const queryClient = useQueryClient();
  return async () => {
    // first here, then on the server: what is still being asked, or would be, could only find the session gone
    endNotice.leave();
    store.clear();
    if (user) forgetTraces(user.id);
    await queryClient.cancelQueries();
    // what is being saved is saved; whoever waits for longer has left
    await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, patience))]);
    // Without a connection the session runs out on the server by itself.
    await call('session.signOut', { body: { token: token ?? '', userId: user?.id }, isQuiet: true }).catch(() => false);
    location.replace(consolePaths.signIn);
  };
}
