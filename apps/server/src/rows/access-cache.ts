import type { Context } from '../core/context.ts';
import type { Host } from '../core/host.ts';

type Asking = Pick<Context, 'host' | 'db'>;

/** Milliseconds for which this process trusts that it has heard of everything: so soon is a lost connection noticed. */
const trusted = 500;

/**
 * The rights of users, kept in memory until the bus says that access in the tenant has changed, or that the session named by the key has
 * ended. The server answers from memory only if this process has heard all that was told half a second before, and before its own last
 * write: a right that is taken away in one process counts from the next request on there, and within a second in every other. Where that
 * cannot be made sure, and in a transaction, rights are read from the database each time. A key that is not found (null) is not kept.
 * `most`: beyond so many keys the oldest are dropped.
 */
export function accessCache<T>(most: number) {
  const byHost = new WeakMap<Host, Map<string, Kept<T>>>();

  function keptOf(host: Host): Map<string, Kept<T>> {
    const known = byHost.get(host);
    if (known) return known;
    const kept = new Map<string, Kept<T>>();
    byHost.set(host, kept);
    host.bus.subscribe('access', ({ tenantId, sessionId }) => {
      if (sessionId !== undefined) kept.delete(`${tenantId} ${sessionId}`);
      else for (const [key, value] of kept) if (value.tenantId === null || value.tenantId === tenantId) kept.delete(key);
    });
    host.bus.onReconnect(() => kept.clear());
    return kept;
  }

  /** `tenantId` null: the tenant is not known yet. */
  return async ({ host, db }: Asking, tenantId: string | null, name: string, load: () => Promise<T>): Promise<T> => {
    const kept = keptOf(host);
    if (db !== host.database.kysely || !(await hasHeardAll(host))) return load();
    const key = tenantId === null ? name : `${tenantId} ${name}`;
    const known = kept.get(key);
    if (known) return known.value;
    const value = load();
    kept.set(key, { tenantId, value });
    if (kept.size > most) for (const oldest of [...kept.keys()].slice(0, most / 10)) kept.delete(oldest);
    const forget = () => kept.get(key)?.value === value && kept.delete(key);
    value.then((found) => found === null && forget(), forget);
    return value;
  };
}

interface Kept<T> {
  tenantId: string | null;
  value: Promise<T>;
}

function hasHeardAll({ bus, database }: Host): Promise<boolean> {
  return bus.hasHeard(Math.max(performance.now() - trusted, database.wroteAt?.() ?? -Infinity));
}
