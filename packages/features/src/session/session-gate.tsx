import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { ErrorState, LoadingBar } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { useExplainError } from '../lib/explain-error.ts';
import { ForcedPasswordScreen } from './forced-password-screen.tsx';
import { useBoot } from './use-boot.ts';
import { useRenewedSession } from './use-renewed-session.ts';
import { useSignOut } from './use-sign-out.ts';

/** Between signing in and the console: a given password is changed first, then permissions and menu are fetched. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const renew = useRenewedSession();
  const signOut = useSignOut();
  if (user?.mustChangePassword) return <ForcedPasswordScreen onDone={() => void renew()} onSignOut={() => void signOut()} />;
  return <Booted>{children}</Booted>;
}

function Booted({ children }: { children: ReactNode }) {
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
