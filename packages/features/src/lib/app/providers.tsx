import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import type { Client, OperationId } from '@saiwu/api-client';
import { AuthProvider, type SessionStore } from '@saiwu/auth';
import { UiProvider } from '@saiwu/ui';
import type { ReactNode } from 'react';
import { ApiProvider } from '../api/api.tsx';
import { wordsOfKit } from '../language/catalogues.ts';

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

/** Drawn anew whenever another language is spoken. */
function KitWords({ children }: { children: ReactNode }) {
  useLingui();
  return <UiProvider words={wordsOfKit()}>{children}</UiProvider>;
}
