import type { Topics } from '../core/bus.ts';
import type { Context } from '../core/context.ts';
import type { Host } from '../core/host.ts';
import type { Around } from './around-writes.ts';

/** Topics that say of a tenant that something has changed. */
type TenantTopic = { [T in keyof Topics]: Topics[T] extends { tenantId: string } ? T : never }[keyof Topics];

type Asking = Pick<Context, 'host' | 'db' | 'tenant'>;

/**
 * A value that is read often and changed seldom, kept once for each tenant until the bus says `topic`. There is no query in between, and
 * no process has an older value for longer than the message takes to arrive. Code that writes the value publishes the topic in the same
 * transaction.
 */
export function tenantCache<T>(topic: TenantTopic, load: (ctx: Asking) => Promise<T>): (ctx: Asking) => Promise<T> {
  const byHost = new WeakMap<Host, Map<string, Promise<T>>>();

  function keptOf(host: Host): Map<string, Promise<T>> {
    const known = byHost.get(host);
    if (known) return known;
    const kept = new Map<string, Promise<T>>();
    byHost.set(host, kept);
    host.bus.subscribe(topic, ({ tenantId }) => void kept.delete(tenantId));
    host.bus.onReconnect(() => kept.clear());
    return kept;
  }

  return (ctx) => {
    const { host, db, tenant } = ctx;
    const kept = keptOf(host);
    const known = kept.get(tenant.id);
    if (known) return known;
    const loading = load(ctx);
    // a transaction may see values that are rolled back later
    if (db !== host.database.kysely) return loading;
    kept.set(tenant.id, loading);
    // a read that fails is tried again by the next caller
    loading.catch(() => kept.get(tenant.id) === loading && kept.delete(tenant.id));
    return loading;
  };
}

/** After a write, tells every process that its value for the tenant is old; both take effect when the transaction commits. */
export function publishAfter(topic: 'dictionary' | 'limits' | 'parameter'): Around {
  return async (ctx, write) => {
    const answer = await write();
    await ctx.host.bus.publish(ctx.db, topic, { tenantId: ctx.tenant.id });
    return answer;
  };
}
