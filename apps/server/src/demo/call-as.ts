import { contract, type InputOf, type Operation, type OperationId } from '@saiwu/openapi';
import type { Context } from '../core/context.ts';
import { handlers } from '../wiring/all-handlers.ts';
import type { Host } from '../core/host.ts';
import { sayIn } from '../core/language.ts';
import { callerFor } from '../rows/caller-for.ts';
import { inTransaction } from '../rows/transaction.ts';
import { onlyTenant } from '../core/tenants.ts';

/** Somebody who acts through the real handlers, at a time of their own. */
export interface Caller {
  host: Host;
  call<Id extends OperationId>(id: Id, input?: Partial<InputOf<Id>>): Promise<unknown>;
}

/** Lets a user act: the demonstration data go through the same rules as everybody's. */
export function callAs(host: Host, account: string, now: Date): Caller {
  const at = { ...host, clock: { now: () => now } };
  return {
    host: at,
    async call(id, input = {}) {
      const tenant = await host.database.kysely.selectFrom('tenant').where('code', '=', onlyTenant).selectAll().executeTakeFirstOrThrow();
      const nobody: Context = {
        host: at,
        db: host.database.kysely,
        tenant,
        caller: null,
        client: { ip: '127.0.0.1', userAgent: 'demo', application: null },
        origin: '',
        requestId: 'demo',
        language: 'zh',
        say: sayIn('zh'),
        now,
        tell: () => undefined,
      };
      const user = await nobody.db
        .selectFrom('user')
        .where('tenantId', '=', tenant.id)
        .where('account', '=', account)
        .selectAll()
        .executeTakeFirstOrThrow();
      const ctx = { ...nobody, caller: await callerFor(nobody, user, 'demo') };
      const handler = handlers[id] as (ctx: Context, input: object) => Promise<unknown>; // each takes the input of its own operation
      const whole = { params: undefined, query: undefined, body: undefined, ...input };
      const operation: Operation = contract[id];
      return operation.effect === 'write' ? inTransaction(ctx, (ctx) => handler(ctx, whole)) : handler(ctx, whole);
    },
  };
}
