import { consolePaths } from '@saiwu/openapi';
import { Navigate, useLocation } from 'react-router-dom';
import { noticeOf } from '../../lib/app/notice-of.tsx';
import { resolveLegacyPath } from '../../lib/legacy/legacy-path.ts';

/** At an address that is no page's: an old one leads on to its page, of others there is none. */
export function UnknownPage() {
  const target = useLegacyTarget();
  return target === null ? <NotFoundScreen /> : <Navigate to={target} replace />;
}

/** At the root: an address of hash routing leads to what stands behind its `#`, all others to the dashboard. */
export function RootPage() {
  return <Navigate to={useLegacyTarget() ?? consolePaths.dashboard} replace />;
}

function useLegacyTarget(): string | null {
  const { pathname, search, hash } = useLocation();
  return resolveLegacyPath(pathname + search + hash);
}

const NotFoundScreen = noticeOf(async () => (await import('../../session/not-found-screen.tsx')).NotFoundScreen);
