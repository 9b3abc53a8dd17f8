import { ConfirmHost, ToastHost } from '@saiwu/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '../lib/app/page.tsx';
import { whyLink } from '../lib/app/why.tsx';
import { ServerPreferencesProvider } from '../lib/settings/server-preferences-provider.tsx';
import { SessionGate } from '../session/session-gate.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { SessionEnd } from './session-end.tsx';
import { Workplace } from './workplace.tsx';

/** The console of a signed-in person: what the server's menu offers of these pages. Its server state goes when the person goes. */
export function Shell({ pages }: { pages: readonly Page[] }) {
  const [queryClient] = useState(createQueryClient);
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
      <ToastHost aboutRequest={whyLink} />
    </QueryClientProvider>
  );
}
