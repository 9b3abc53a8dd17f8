import { useSession } from '@saiwu/auth';
import { localPreferences, PreferencesProvider } from '@saiwu/ui';
import { useMemo, type ReactNode } from 'react';
import { useApi } from '../api/api.tsx';
import { serverPreferences } from './server-preferences.ts';

/** Tables and lists beneath keep what the signed-in person arranges on the server. */
export function ServerPreferencesProvider({ children }: { children: ReactNode }) {
  const { call } = useApi();
  const userId = useSession().user?.id ?? '';
  const store = useMemo(() => serverPreferences(call, localPreferences(`saiwu_preference:${userId}:`)), [call, userId]);
  return <PreferencesProvider store={store}>{children}</PreferencesProvider>;
}
