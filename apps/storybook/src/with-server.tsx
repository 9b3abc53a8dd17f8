import { createClient } from '@saiwu/api-client';
import { createSessionStore, type SessionStore } from '@saiwu/auth';
import { Providers } from '@saiwu/features';
import { ConfirmHost, ToastHost } from '@saiwu/ui';
import type { Decorator, Loader } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { workerFetch, workerPassword } from './server-worker.ts';

/** `parameters.server` of a story: who looks at the screen, and at which address. */
interface ServerParameters {
  as: string;
  path: string;
}

/** Signs in before a story with `parameters.server` is drawn, so that its play begins at the screen. */
export const signIn: Loader = async ({ parameters }) => {
  const server: ServerParameters | undefined = parameters['server'];
  return server ? { stage: await stageOf(server.as) } : {};
};

/** Shows a screen on the real server, signed in as a demonstration account. Stories without `parameters.server` are left alone. */
export const withServer: Decorator = (Story, { parameters, loaded, globals }) => {
  const server: ServerParameters | undefined = parameters['server'];
  const stage: Stage | undefined = loaded['stage'];
  if (!server || !stage) return <Story />;
  return (
    <SignedIn key={String(globals['language'])} stage={stage} path={server.path}>
      <Story />
    </SignedIn>
  );
};

/** Each showing has its own address and its own answers of the server; the session is shared. */
function SignedIn({ stage: { store, client }, path, children }: { stage: Stage; path: string; children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
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

interface Stage {
  store: SessionStore;
  client: ReturnType<typeof createClient>;
}

const stages = new Map<string, Promise<Stage>>();

function stageOf(account: string): Promise<Stage> {
  const known = stages.get(account);
  if (known) return known;
  const opened = openStage(account);
  stages.set(account, opened);
  opened.catch(() => stages.delete(account));
  return opened;
}

async function openStage(account: string): Promise<Stage> {
  const store = createSessionStore(new MemoryStorage(), new EventTarget());
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
  return { store, client };
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
