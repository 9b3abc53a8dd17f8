import { keepForms } from '@saiwu/admin';
import { useSession, useSessionStore, type SessionStore } from '@saiwu/auth';
import { ConfirmDialog } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { endNotice, isEnded } from '../session/end-notice.ts';
import { forgetTraces } from '../session/forget-traces.ts';

/**
 * Around the console: says in every tab that the server has ended the session. What stands in forms is kept at that moment; on confirming
 * the session is forgotten and the person goes to sign in, with the way back. Signing in again in another tab takes the question away and
 * the work goes on.
 */
export function SessionEnd({ children }: { children: ReactNode }) {
  const store = useSessionStore();
  const session = useSession();
  const userId = session.user?.id ?? '';

  // A layout effect ends before the forms do: they still hold what is to be kept when another tab has signed out.
  useLayoutEffect(() => () => leave(store, userId), [store, userId]);

  return (
    <>
      {children}
      {isEnded(session) && <EndDialog store={store} userId={userId} />}
    </>
  );
}

function EndDialog({ store, userId }: { store: SessionStore; userId: string }) {
  const { t } = useLingui();
  const words = useSyncExternalStore(endNotice.subscribe, endNotice.words);
  const [hasKept] = useState(() => keepForms(userId));
  return (
    <ConfirmDialog
      isOpen
      title={words === '' ? t`登录已过期，请重新登录` : words}
      description={hasKept ? t`还没有保存的内容已经留在这台设备上，同一个人重新登录后可以找回。` : undefined}
      confirmLabel={t`重新登录`}
      cancelLabel={null}
      onAnswer={(isConfirmed) => isConfirmed && store.clear()}
    />
  );
}

/** The console goes because the session has gone: here by confirming, or in another tab. */
function leave(store: SessionStore, userId: string) {
  if (store.read() !== null || endNotice.isLeaving()) return;
  keepForms(userId);
  forgetTraces(userId);
  endNotice.expire();
}
