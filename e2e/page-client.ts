import { createClient, isApiError } from '../packages/api-client/src/index.ts';
import { endNotice } from '../packages/features/src/session/end-notice.ts';
import { createSessionStore } from '../packages/auth/src/session-store.ts';
import { patience } from './patience.ts';

const store = createSessionStore(localStorage);
const ends: string[] = [];
const { call } = createClient({
  baseUrl: '/api',
  session: {
    read: store.read,
    renew: store.renew,
    end(reason) {
      ends.push(reason.message);
      endNotice.end(store, reason);
    },
  },
  language: () => 'zh',
});

/** For tests: many calls of one tab at a moment, through the client that the console uses. */
export const pageClient = {
  /** When the tab believes its token to end, in epoch milliseconds. */
  expiresAt: () => store.read()?.expiresAt ?? null,
  refreshToken: () => store.read()?.refreshToken ?? null,
  /** Lets the token end soon, as far as this browser knows. */
  endIn(milliseconds: number) {
    const held = store.read();
    if (held) store.renew({ ...held, expiresAt: Date.now() + milliseconds });
  },
  /** Sends so many calls at once; how they ended, and how often the session did. */
  async burst(count: number) {
    // a busy machine is nothing to fail of
    const input = { timeoutMs: patience };
    const calls = Array.from({ length: count }, (_, index) => call(operations[index % operations.length] ?? 'menu.router', input));
    document.documentElement.dataset['burst'] = 'begun';
    const outcomes = await Promise.allSettled(calls);
    delete document.documentElement.dataset['burst'];
    return { failures: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [reasonOf(outcome.reason)] : [])), ends };
  },
};

const operations = ['menu.router', 'org.tree', 'resource.visible', 'user.mine'] as const;

function reasonOf(error: unknown): string {
  return isApiError(error) ? `${error.operationId}: ${error.kind} ${error.code ?? ''} ${error.message}` : String(error);
}
