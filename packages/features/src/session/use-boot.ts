import { useSession, useSessionStore } from '@saiwu/auth';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';
import { menuLanguageKey } from '../lib/settings/session-keys.ts';

/**
 * What the shell needs before it can stand: permissions and menu, once per sign-in from the server, else from storage. The menu comes in
 * the reader's language, so it is fetched again when that changes: also where a page was left before it had come.
 */
export function useBoot() {
  const { call } = useApi();
  const store = useSessionStore();
  const { isSignedIn, token, authorityResource, router } = useSession();
  const { i18n } = useLingui();
  const isReady = authorityResource !== null && router !== null;

  const query = useQuery({
    // of one token: what was asked for a session before is neither kept for the next one nor taken for its answer
    queryKey: ['resource.visible', 'menu.router', i18n.locale, token],
    queryFn: async ({ signal }) => {
      const [resource, menu] = await Promise.all([call('resource.visible', { signal }), call('menu.router', { signal })]);
      localStorage.setItem(menuLanguageKey, i18n.locale);
      store.setResources(resource);
      store.setRouter(menu);
      return true;
    },
    // signing out empties the store a moment before this unmounts
    enabled: isSignedIn && (!isReady || localStorage.getItem(menuLanguageKey) !== i18n.locale),
    gcTime: 0,
  });
  return { isReady, router, error: isReady ? null : query.error, retry: () => void query.refetch() };
}
