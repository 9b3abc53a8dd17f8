import { ConfirmHost, ToastHost } from '@saiwu/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Page } from '../lib/app/page.tsx';
import { ServerPreferencesProvider } from '../lib/settings/server-preferences-provider.tsx';
import { SessionGate } from '../session/session-gate.tsx';
import { createQueryClient } from './query-client.ts';
import { SessionEnd } from './session-end.tsx';
import { pageAt } from './tabs/page-title.ts';
import { Workplace } from './workplace.tsx';

/** The console of a signed-in person: what the server's menu offers of these pages. Its server state goes when the person goes. */
export function Shell({ pages }: { pages: readonly Page[] }) {
  const [queryClient] = useState(createQueryClient);
  // beside the menu and what else the frame waits for
  useEffect(
    () =>
      void pageAt(pages, location.pathname)
        ?.load()
        .catch(() => undefined),
    [pages],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <SessionEnd>
        <SessionGate>
          <ServerPreferencesProvider>
            <Workplace pages={pages} />
          </ServerPreferencesProvider>
        </SessionGate>
      </SessionEnd>
      <ConfirmHost />
      <ToastHost />
    </QueryClientProvider>
  );
}
