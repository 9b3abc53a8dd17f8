import { useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';
import { useSession, useSessionStore } from './auth-provider.tsx';

export interface RequireSessionProps {
  /** What needs a session. Default: the child routes. */
  children?: ReactNode;
}

/** Route guard: without a token or a user it clears the session and goes to `/login`, which leads back by `?redirect=`. */
export function RequireSession({ children = <Outlet /> }: RequireSessionProps) {
  const store = useSessionStore();
  const { isSignedIn } = useSession();
  const location = useLocation();

  useEffect(() => {
    if (!isSignedIn) store.clear();
  }, [isSignedIn, store]);

  return isSignedIn ? children : <Navigate to={loginPath(location)} replace />;
}

/** The sign-in page, with the way back to where the user wanted to go. */
export function loginPath({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const target = pathname + search + hash;
  return target === '/' ? '/login' : `/login?redirect=${encodeURIComponent(target)}`;
}
