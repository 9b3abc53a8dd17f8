import { isApiError } from '@saiwu/api-client';
import type { PreferenceStore } from '@saiwu/ui';
import type { Api } from '../api/api.tsx';

/**
 * Keeps what a person arranges on the server, and a copy in this browser. Without a server the copy counts, and what was saved meanwhile
 * goes up when its key is next loaded.
 * @param copy Of this person: nobody is shown another's.
 */
export function serverPreferences(call: Api['call'], copy: PreferenceStore): PreferenceStore {
  return {
    ...(copy.subscribe && { subscribe: copy.subscribe }),
    async load(key) {
      if ((await copy.load(unsent(key))) === true) {
        const own = await copy.load(key);
        await send(key, own);
        return own;
      }
      try {
        const kept = (await call('preference.get', { query: { key } })) ?? undefined;
        await keepCopy(copy, key, kept);
        return kept;
      } catch (error) {
        if (isUnreachable(error)) return copy.load(key);
        throw error;
      }
    },
    async save(key, value) {
      // both at once: who loads in the same moment, as after a change of page, must find them
      await Promise.all([keepCopy(copy, key, value), keepCopy(copy, unsent(key), true)]);
      await send(key, value);
    },
  };

  /** The mark goes when it has arrived, so that neither a closed page nor a lost connection loses it. */
  async function send(key: string, value: unknown): Promise<void> {
    try {
      await call('preference.save', { body: { key, value: value ?? null } });
    } catch (error) {
      if (isUnreachable(error) && (await copy.load(unsent(key))) === true) return;
      await keepCopy(copy, unsent(key), undefined);
      throw error;
    }
    await keepCopy(copy, unsent(key), undefined);
  }
}

function unsent(key: string): string {
  return `unsent.${key}`;
}

/** A full or forbidden storage costs the copy only. */
async function keepCopy(copy: PreferenceStore, key: string, value: unknown): Promise<void> {
  await copy.save(key, value).catch(() => undefined);
}

/** What passes: no connection, no session, no free server. A refusal stays one. */
function isUnreachable(error: unknown): boolean {
  return isApiError(error) && ['network', 'timeout', 'aborted', 'signedOut', 'unavailable', 'server'].includes(error.kind);
}
