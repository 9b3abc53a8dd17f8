import { openPaths, RequireSession, safeRedirect, useSession, useSessionStore, type OpenPath } from '@saiwu/auth';
import {
  AppointmentScreen,
  BannersScreen,
  endNotice,
  ExpiredScreen,
  InvitationScreen,
  isEnded,
  JoinScreen,
  NotFoundPage,
  PublicDashboardScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SignInScreen,
  SocialReturnScreen,
} from '@saiwu/features';
import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';

interface FrameProps {
  /** The console of whoever is signed in. */
  Frame: ComponentType;
}

/** All pages, by the router. */
export function Routed({ Frame }: FrameProps) {
  return (
    <BrowserRouter>
      <Pages Frame={Frame} />
    </BrowserRouter>
  );
}

/** What stands at the open paths. Nothing: signed in the console has a page there, signed out the way leads through sign-in. */
const open: Record<OpenPath, ReactNode> = {
  '/login': <Entry />,
  '/register': <RegisterScreen />,
  '/reset-password': <ResetPasswordScreen />,
  '/invite/:code': <InvitationScreen />,
  '/appoint/:code': <AppointmentScreen />,
  '/join/:code': <JoinScreen />,
  '/social/:provider': <SocialReturnScreen />,
  '/expired': <ExpiredScreen />,
  '/daoqitixing': <ExpiredScreen />,
  '/404': <NotFoundPage />,
  '/error/404': <NotFoundPage />,
  '/redirect/*': null,
  '/dashboard': <PublicDashboardScreen />,
  '/banners': <BannersScreen />,
  '/bannerManage': <BannersScreen />,
  '/public/*': <NotFoundPage />,
};

/** Open to everyone, but within the console for whoever is signed in. */
const inside: ReadonlySet<OpenPath> = new Set<OpenPath>(['/404', '/error/404', '/redirect/*', '/dashboard', '/banners', '/bannerManage']);

/** The open pages; the rest is behind a session and loaded after it. The console is one element at all its paths, so that its tabs stay. */
function Pages({ Frame }: FrameProps) {
  const store = useSessionStore();
  const session = useSession();
  const { isSignedIn } = session;
  const { pathname } = useLocation();
  const hasEnded = useSyncExternalStore(endNotice.subscribe, endNotice.isExpired);
  const path = openPaths.find((pattern) => matchPath(pattern, pathname) !== null);
  // whose session has just ended is led to sign in again, not to what visitors see
  const isInside = path === undefined || open[path] === null || (inside.has(path) && (isSignedIn || hasEnded));
  // the sign-in page leads into the console, which tells of it
  const isForgotten = !isInside && path !== '/login' && hasEnded && isEnded(session);
  useEffect(() => {
    if (isForgotten) store.clear();
  }, [isForgotten, store]);

  if (isForgotten) return null;
  if (isInside)
    return (
      <RequireSession>
        <Frame />
      </RequireSession>
    );
  return (
    <Routes>
      <Route path={path} element={open[path]} />
    </Routes>
  );
}

/** The sign-in page for whoever is led to it; whoever is signed in goes where they wanted. */
function Entry() {
  const { isSignedIn } = useSession();
  const [search] = useSearchParams();
  return isSignedIn ? <Navigate to={safeRedirect(search.get('redirect'))} replace /> : <SignInScreen />;
}
