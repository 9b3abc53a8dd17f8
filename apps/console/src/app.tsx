import { openPaths, RequireSession, useSession, type OpenPath } from '@saiwu/auth';
import {
  BannersScreen,
  comesLater,
  endNotice,
  ExpiredScreen,
  InvitationScreen,
  laterFrame,
  NotFoundPage,
  Providers,
  PublicDashboardScreen,
  RegisterScreen,
  ResetPasswordScreen,
  SignInScreen,
  SocialReturnScreen,
} from '@saiwu/features';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { client, store } from './client.ts';

comesLater(() => import('./console.css'));

/** Language, session and client around all pages. */
export function App() {
  return (
    <Providers store={store} client={client}>
      <BrowserRouter>
        <Suspense>
          <Pages />
        </Suspense>
      </BrowserRouter>
    </Providers>
  );
}

const SignedIn = laterFrame(async () => (await import('./signed-in.tsx')).SignedIn);

/** What stands at the open paths. Nothing: signed in the console has a page there, signed out the way leads through sign-in. */
const open: Record<OpenPath, ReactNode> = {
  '/login': <SignInScreen />,
  '/register': <RegisterScreen />,
  '/reset-password': <ResetPasswordScreen />,
  '/invite/:code': <InvitationScreen />,
  '/join/:code': <NotFoundPage />,
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
function Pages() {
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const hasEnded = useSyncExternalStore(endNotice.subscribe, endNotice.isExpired);
  const path = openPaths.find((pattern) => matchPath(pattern, pathname) !== null);
  // whose session has just ended is led to sign in again, not to what visitors see
  if (path === undefined || open[path] === null || (inside.has(path) && (isSignedIn || hasEnded)))
    return (
      <RequireSession>
        <SignedIn />
      </RequireSession>
    );
  return (
    <Routes>
      <Route path={path} element={open[path]} />
    </Routes>
  );
}
