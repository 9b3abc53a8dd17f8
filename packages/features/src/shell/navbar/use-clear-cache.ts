import { useSessionStore } from '@saiwu/auth';
import { useApi } from '../../lib/api/api.tsx';
import { useSignOut } from '../../session/use-sign-out.ts';

/**
 * Fetches session and permissions anew and starts the page again, which then asks for the rest. Where that fails, the person signs in
 * again.
 */
export function useClearCache(): () => Promise<void> {
  const { call, renewSession, serverNow } = useApi();
  const store = useSessionStore();
  const signOut = useSignOut();
  return async () => {
    try {
      store.signIn(await renewSession(), serverNow());
      store.setResources(await call('resource.visible'));
    } catch {
      await signOut();
      return;
    }
    location.reload();
  };
}
