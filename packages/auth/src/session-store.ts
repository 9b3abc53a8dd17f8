import type { AuthorityResource } from './permission.ts';
import {
  readAuthorityResource,
  readInstant,
  readRouter,
  readText,
  readUser,
  type MenuNode,
  type Session,
  type SessionTokens,
  type SignInAnswer,
} from './session.ts';

export interface SessionStore {
  /** The session; the same object until something changes. For `useSyncExternalStore`. */
  getSnapshot: () => Session;
  /** Calls back after each change, also one that another tab has made. Gives the function that ends it. */
  subscribe: (listener: () => void) => () => void;
  /** The tokens as the storage has them at this moment; `null` when signed out. */
  read: () => SessionTokens | null;
  /**
   * Keeps a new session in place of the old one.
   *
   * @param serverNow the server's time in epoch milliseconds, from which the expiry is counted. Default: the local clock
   */
  signIn: (answer: SignInAnswer, serverNow?: number) => void;
  /**
   * Keeps who the signed-in person is now: tokens, permissions and menu stay. Nothing happens while somebody else, or nobody, is signed in.
   */
  setUser: (answer: SignInAnswer) => void;
  /** Keeps renewed tokens of the same session. */
  renew: (tokens: SessionTokens) => void;
  /** Keeps what the user may do (`resource.visible`). */
  setResources: (resource: AuthorityResource) => void;
  /** Keeps the menu (`menu.router`). */
  setRouter: (router: readonly MenuNode[]) => void;
  setTenant: (code: string) => void;
  /** Forgets the session and the menu. Settings, of which `MSG_REFRESH` is one, and drafts stay. */
  clear: () => void;
}

/** Where `storage` events come from: `window`, in a browser. */
type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * The session in a `Storage`, under the keys of the specification (§3) with the prefix `saiwu_`, JSON-encoded. Values that
 * cannot be read count as absent.
 */
export function createSessionStore(storage: Storage, events: StorageEvents | undefined = globalThis.window): SessionStore {
  const fields = {
    token: storedField(storage, 'TOKEN', readText),
    refreshToken: storedField(storage, 'REFRESH_TOKEN', readText),
    expiresAt: storedField(storage, 'EXPIRE_TIME', readInstant),
    user: storedField(storage, 'USER', readUser),
    authorityResource: storedField(storage, 'AUTHORITY_RESOURCE', readAuthorityResource),
    router: storedField(storage, 'USER_ROUTER', readRouter),
    tenant: storedField(storage, 'TENANT', readText),
  };
  const listeners = new Set<() => void>();
  let snapshot = readSession();

  function readSession(): Session {
    const token = fields.token();
    const user = fields.user();
    return {
      isSignedIn: token !== null && user !== null,
      token,
      refreshToken: fields.refreshToken(),
      expiresAt: fields.expiresAt(),
      user,
      authorityResource: fields.authorityResource(),
      router: fields.router(),
      tenant: fields.tenant(),
    };
  }

  function update(): void {
    const next = readSession();
    if (isSame(next, snapshot)) return;
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function write(key: Key, value: unknown): void {
    storage.setItem(prefix + key, JSON.stringify(value));
  }

  function writeUser(answer: SignInAnswer): void {
    write('USER', readUser({ ...answer, id: answer.userId }));
  }

  function writeTokens({ token, refreshToken, expiresAt }: SessionTokens): void {
    write('EXPIRE_TIME', new Date(expiresAt).toISOString());
    if (refreshToken === null) storage.removeItem(`${prefix}REFRESH_TOKEN`);
    else write('REFRESH_TOKEN', refreshToken);
    write('TOKEN', token);
  }

  function removeAll(): void {
    for (const key of sessionKeys) storage.removeItem(prefix + key);
  }

  function onStorage(event: Event): void {
    const { key } = event as StorageEvent; // the only kind that is listened to
    if (key === null || key.startsWith(prefix)) update();
  }

  return {
    getSnapshot() {
      // While nobody listens, nobody hears of other tabs.
      if (listeners.size === 0) update();
      return snapshot;
    },
    subscribe(listener) {
      if (listeners.size === 0) events?.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events?.removeEventListener('storage', onStorage);
      };
    },
    read() {
      const token = fields.token();
      return token === null ? null : { token, refreshToken: fields.refreshToken(), expiresAt: fields.expiresAt() ?? Number.NaN };
    },
    signIn(answer, serverNow = Date.now()) {
      // The token is never absent meanwhile: another tab would take that for the end of the session.
      for (const key of ['PERMISSIONS', 'AUTHORITY_RESOURCE', 'USER_ROUTER'] as const) storage.removeItem(prefix + key);
      writeUser(answer);
      writeTokens({ token: answer.token, refreshToken: answer.refreshToken, expiresAt: serverNow + Number(answer.expire) * 1000 });
      update();
    },
    setUser(answer) {
      if (fields.token() === null || fields.user()?.id !== answer.userId) return;
      writeUser(answer);
      update();
    },
    renew(tokens) {
      writeTokens(tokens);
      update();
    },
    setResources(resource) {
      write('AUTHORITY_RESOURCE', resource);
      write('PERMISSIONS', resource.resourceList);
      update();
    },
    setRouter(router) {
      write('USER_ROUTER', router);
      update();
    },
    setTenant(code) {
      write('TENANT', code);
      update();
    },
    clear() {
      removeAll();
      update();
    },
  };
}

const prefix = 'saiwu_';

/** The token comes first: without it nothing else counts, should another tab look in between. */
const sessionKeys = [
  'TOKEN',
  'REFRESH_TOKEN',
  'EXPIRE_TIME',
  'USER',
  'PERMISSIONS',
  'AUTHORITY_RESOURCE',
  'USER_ROUTER',
  'TENANT',
] as const;

type Key = (typeof sessionKeys)[number];

/** Reads one key; parses again only when the stored text has changed, so that an unchanged part stays the same object. */
function storedField<T>(storage: Storage, key: Key, read: (value: unknown) => T | null): () => T | null {
  let text: string | null = null;
  let value: T | null = null;
  return () => {
    const stored = storage.getItem(prefix + key);
    if (stored !== text) {
      text = stored;
      value = stored === null ? null : read(parsed(stored));
    }
    return value;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSame(one: Session, other: Session): boolean {
  return Object.entries(one).every(([key, value]) => Object.is(value, other[key as keyof Session])); // both have the keys of a Session
}
