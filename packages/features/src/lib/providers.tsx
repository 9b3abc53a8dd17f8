import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { Client, OperationId } from '@saiwu/api-client';
import { AuthProvider, type SessionStore } from '@saiwu/auth';
import { en, UiProvider, zh } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { ApiProvider } from './api.tsx';

export interface ProvidersProps {
  store: SessionStore;
  client: Client<OperationId>;
  children: ReactNode;
}

/** What every screen stands on: language, the kit's words, the session, the client. */
export function Providers({ store, client, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <KitWords>
        <AuthProvider store={store}>
          <ApiProvider client={client}>{children}</ApiProvider>
        </AuthProvider>
      </KitWords>
    </I18nProvider>
  );
}

function KitWords({ children }: { children: ReactNode }) {
  const { i18n: spoken } = useLingui();
  return <UiProvider words={spoken.locale === 'en' ? en : zh}>{children}</UiProvider>;
}
