import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createAuthority, type Authority } from './permission.ts';
import type { SessionStore } from './session-store.ts';
import type { Session } from './session.ts';

export interface AuthProviderProps {
  /** The session of this page; make it once, outside of components. */
  store: SessionStore;
  children: ReactNode;
}

/** Gives everything below it the session and what the user may do. */
export function AuthProvider({ store, children }: AuthProviderProps) {
  const readResource = () => store.getSnapshot().authorityResource;
  const resource = useSyncExternalStore(store.subscribe, readResource, readResource);
  const authority = useMemo(() => createAuthority(resource ?? nothingGranted), [resource]);
  return (
    <StoreContext value={store}>
      <AuthorityContext value={authority}>{children}</AuthorityContext>
    </StoreContext>
  );
}

/** The session as it is now; renders again when it changes, in this tab or another. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** The six checks for the signed-in user. Renders again only when what the user may do changes, not when tokens are renewed. */
export function useAuthority(): Authority {
  return provided(use(AuthorityContext));
}

/** The store itself, to sign in and out. */
export function useSessionStore(): SessionStore {
  return provided(use(StoreContext));
}

// Authority stands on its own, so that a renewed token does not render every button again.
const StoreContext = createContext<SessionStore | null>(null);
const AuthorityContext = createContext<Authority | null>(null);

/** Until the server has said what the user may do, nothing is shown that needs a permission. */
const nothingGranted = { enabled: true, caseSensitive: false, resourceList: [], roleList: [] };

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('AuthProvider is missing above this component');
  return value;
}
