import { createClient } from '@saiwu/api-client';
import { createSessionStore, type SessionStore } from '@saiwu/auth';
import { BoundAdmin, Providers } from '@saiwu/features';
import { ConfirmHost, ToastHost } from '@saiwu/ui';
import type { WorkerRequest } from '@saiwu/server/browser/worker-messages.ts';
import type { Decorator, Loader } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { underWay } from './rest-between-acts.ts';
import { openServer, pageServer, type ServerFetch, workerPassword } from './server-worker.ts';
import { endOfFile } from './tested-file.ts';

/** `parameters.server` of a story: who looks at the screen, and at which address. */
interface ServerParameters {
  /** A demonstration account; null: nobody yet. */
  as: string | null;
  /** Address of the screen; or what answers it, once all that the story needs is there. */
  path: string | ((as: CallsAs) => Promise<string>);
  /** What the server is set to other than usually. */
  settings?: WorkerRequest['settings'];
}

/** The calls of another demonstration account: what others do before a story and, as `loaded.as`, meanwhile. */
type CallsAs = (account: string) => Promise<Stage['client']['call']>;

/**
 * Signs in before a story with `parameters.server` is drawn, so that its play begins at the screen. Each showing of a story has a database
 * of its own, and so has never seen what another one wrote. In a test run the stories of a file have one together, in the order in which
 * they stand there, and a page of documentation has one for all that it shows at once: their plays write under names that no other story of
 * theirs uses.
 */
export const signIn: Loader = async ({ parameters, viewMode, abortSignal }) => {
  const server: ServerParameters | undefined = parameters['server'];
  if (!server) return {};
  const stageOf = stagesOf(isTest ? endOfFile() : viewMode === 'docs' ? window : abortSignal);
  const as: CallsAs = async (account) => (await stageOf({ as: account })).client.call;
  const [stage, path] = await Promise.all([stageOf(server), typeof server.path === 'string' ? server.path : server.path(as)]);
  return { stage, path, as };
};

/** Shows a screen on the real server, signed in as a demonstration account. Stories without `parameters.server` are left alone. */
export const withServer: Decorator = (Story, { loaded, globals }) => {
  const stage: Stage | undefined = loaded['stage'];
  if (!stage) return <Story />;
  return (
    <SignedIn key={String(globals['language'])} stage={stage} path={String(loaded['path'])}>
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
        <MemoryRouter initialEntries={[path]}>
          <BoundAdmin>{children}</BoundAdmin>
        </MemoryRouter>
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

type StageOf = (person: Pick<ServerParameters, 'as' | 'settings'>) => Promise<Stage>;

/** Who is signed in on which server. Storybook gives each showing a signal of its own, which stays when somebody turns to another theme. */
const known = new WeakMap<Window | AbortSignal, StageOf>();

function stagesOf(showing: Window | AbortSignal): StageOf {
  const found = known.get(showing) ?? openStages('aborted' in showing ? openServer(showing) : pageServer());
  known.set(showing, found);
  return found;
}

function openStages(fetch: ServerFetch): StageOf {
  const stages = new Map<string, Promise<Stage>>();
  return async ({ as, settings }) => {
    // whoever signs in within a story is signed in there only
    if (as === null) return openStage(fetch, null, settings);
    const key = JSON.stringify([as, settings]);
    const open = stages.get(key);
    // a story before may have signed this person out, as by another password
    if (open && (await isSignedIn(await open))) return open;
    const opened = openStage(fetch, as, settings);
    stages.set(key, opened);
    opened.catch(() => stages.delete(key));
    return opened;
  };
}

async function isSignedIn({ client }: Stage): Promise<boolean> {
  try {
    await client.call('resource.visible');
    return true;
  } catch {
    return false;
  }
}

async function openStage(fetch: ServerFetch, account: string | null, settings: ServerParameters['settings']): Promise<Stage> {
  const store = createSessionStore(new MemoryStorage(), new EventTarget());
  const client = watched(
    createClient({
      baseUrl: `${location.origin}/api`,
      fetch: (request) => fetch(request, settings),
      session: { read: store.read, renew: store.renew, end: store.clear },
      tenant: () => store.getSnapshot().tenant,
      language: () => (i18n.locale === 'en' ? 'en' : 'zh'),
    }),
  );
  if (account === null) return { store, client };
  store.signIn(
    await client.call('session.platformSignIn', { body: { grantType: 'password', account, password: workerPassword } }),
    client.serverNow(),
  );
  store.setResources(await client.call('resource.visible'));
  return { store, client };
}

/** The same client, whose calls are known as long as they are under way. */
function watched(client: Stage['client']): Stage['client'] {
  const call = (...given: unknown[]) => underWay(Reflect.apply(client.call, client, given));
  return { ...client, call: call as typeof client.call }; // the same inputs and answers
}

const isTest = import.meta.env.MODE === 'test';

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
