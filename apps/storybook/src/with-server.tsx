import { createClient } from '@saiwu/api-client';
import { createSessionStore, type SessionStore } from '@saiwu/auth';
import { Providers } from '@saiwu/features';
import { ConfirmHost, ToastHost } from '@saiwu/ui';
import type { Decorator } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { workerFetch, workerPassword } from './server-worker.ts';

/** `parameters.server` of a story: who looks at the screen, and at which address. */
interface ServerParameters {
  as: string;
  path: string;
}

/** Shows a screen on the real server, signed in as a demonstration account. Stories without `parameters.server` are left alone. */
export const withServer: Decorator = (Story, { parameters }) => {
  const server: ServerParameters | undefined = parameters['server'];
  if (!server) return <Story />;
  return (
    <Suspense>
      <SignedIn as={server.as} path={server.path}>
        <Story />
      </SignedIn>
    </Suspense>
  );
};

function SignedIn({ as, path, children }: ServerParameters & { children: ReactNode }) {
  const { store, client, queryClient } = use(stageOf(as));
  return (
    <Providers store={store} client={client}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
        <ConfirmHost />
        <ToastHost />
      </QueryClientProvider>
    </Providers>
  );
}

const stages = new Map<string, ReturnType<typeof openStage>>();

function stageOf(account: string) {
  const known = stages.get(account);
  if (known) return known;
  const opened = openStage(account);
  stages.set(account, opened);
  return opened;
}

async function openStage(account: string) {
  const store: SessionStore = createSessionStore(new MemoryStorage(), new EventTarget());
  const client = createClient({
    baseUrl: `${location.origin}/api`,
    fetch: workerFetch,
    session: { read: store.read, renew: store.renew, end: store.clear },
    language: () => (i18n.locale === 'en' ? 'en' : 'zh'),
  });
  store.signIn(
    await client.call('session.platformSignIn', { body: { grantType: 'password', account, password: workerPassword } }),
    client.serverNow(),
  );
  store.setResources(await client.call('resource.visible'));
  return { store, client, queryClient: new QueryClient() };
}

/** Local storage of one story's person, so that two stories do not sign each other out. */
class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length() {
    return this.#items.size;
  }

  clear() {
    this.#items.clear();
  }

  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }

  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }

  removeItem(key: string) {
    this.#items.delete(key);
  }

  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}
