import { AuthProvider, type SessionStore, useSessionStore } from '@saiwu/auth';
import { useState, type ReactNode } from 'react';

/** What the zone there is called, in both languages; browsers put it in various words. */
export const samoaTime = /阿皮亚.*时间|Apia.* Time/;

/** Around a screen in a story: its tenant is in Samoa, where no machine of ours stands, so that every deadline is read in another zone. */
export function InSamoa({ children }: { children: ReactNode }) {
  const store = useSessionStore();
  const [there] = useState(() => inSamoa(store));
  return <AuthProvider store={there}>{children}</AuthProvider>;
}

function inSamoa(store: SessionStore): SessionStore {
  let known = store.getSnapshot();
  let shown = moved(known);
  return {
    ...store,
    getSnapshot() {
      const session = store.getSnapshot();
      // the same object until the session changes
      if (session !== known) [known, shown] = [session, moved(session)];
      return shown;
    },
  };
}

function moved(session: ReturnType<SessionStore['getSnapshot']>) {
  return { ...session, user: session.user && { ...session.user, timeZone: 'Pacific/Apia' } };
}
