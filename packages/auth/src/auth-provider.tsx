import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { AuthorityResource } from './permission.ts';
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
  return (
    <StoreContext value={store}>
      <ResourceContext value={resource ?? nothingGranted}>{children}</ResourceContext>
    </StoreContext>
  );
}

/** The session as it is now; renders again when it changes, in this tab or another. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** What the signed-in user may do. Renders again only when that changes, not when tokens are renewed. */
export function useResource(): AuthorityResource {
  return provided(use(ResourceContext));
}

/** The store itself, to sign in and out. */
export function useSessionStore(): SessionStore {
  return provided(use(StoreContext));
}

// What one may do stands on its own, so that a renewed token does not render every button again.
const StoreContext = createContext<SessionStore | null>(null);
const ResourceContext = createContext<AuthorityResource | null>(null);

/** Until the server has said what the user may do, nothing is shown that needs a permission. */
const nothingGranted = { enabled: true, caseSensitive: false, resourceList: [], roleList: [] };

function provided<T>(value: T | null): T {
  if (value === null) throw new Error('AuthProvider is missing above this component');
  return value;
}
