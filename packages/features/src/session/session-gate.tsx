import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { ErrorState, LoadingBar } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useExplainError } from '../lib/api/explain-error.ts';
import { partOf } from '../lib/app/later.tsx';
import { hasExpiryToRead } from './expired/expiry-seen.ts';
import { useBoot } from './use-boot.ts';
import { useLabelsAnew } from './use-labels-anew.ts';
import { useRenewedSession } from './use-renewed-session.ts';
import { useSignOut } from './use-sign-out.ts';
import { useStart } from './use-start.ts';

const ForcedPasswordScreen = partOf(async () => (await import('./forced-password-screen.tsx')).ForcedPasswordScreen);
const EnrolTotpScreen = partOf(async () => (await import('./totp/enrol-totp-screen.tsx')).EnrolTotpScreen);

/**
 * Between signing in and the console: a given or expired password is changed first, a second factor set up where it is demanded, an ended
 * service told; then permissions and menu are fetched.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const renew = useRenewedSession();
  const signOut = useSignOut();
  if (user?.mustChangePassword)
    return <ForcedPasswordScreen isExpired={user.passwordExpired} onDone={() => void renew()} onSignOut={() => void signOut()} />;
  if (user?.mustEnrolTotp) return <EnrolTotpScreen onDone={() => void renew()} onSignOut={() => void signOut()} />;
  if (user && hasExpiryToRead(user)) return <Navigate to={`/expired?redirect=${encodeURIComponent(pathname + search)}`} replace />;
  return <Booted>{children}</Booted>;
}

function Booted({ children }: { children: ReactNode }) {
  useStart();
  useLabelsAnew();
  const { isReady, error, retry } = useBoot();
  const explain = useExplainError();
  if (isReady) return children;
  if (error === null) return <LoadingBar isLoading />;
  return (
    <main className="grid min-h-dvh place-items-center bg-bg text-fg">
      <ErrorState
        heading="h1"
        error={{ message: explain(error), requestId: isApiError(error) ? error.requestId : undefined }}
        onRetry={retry}
      />
    </main>
  );
}
