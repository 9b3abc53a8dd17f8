import type { Kysely } from 'kysely';
import { contract, type InputOf, type Operation, type OperationId } from '@saiwu/openapi';
import type { Context } from '../core/context.ts';
import { handlers } from '../wiring/all-handlers.ts';
import { systemContext } from '../domains/jobs/job-context.ts';
import { callerFor } from '../rows/caller-for.ts';
import { tenantDb } from '../rows/tenant-db.ts';
import { inTransaction } from '../rows/transaction.ts';
import type { Schema } from '../schema/schema.ts';
import { seedTenantId } from '../core/tenants.ts';

/** Where the demonstration is filled in: one transaction, so that it is there whole or not at all, wherever a first start is killed. */
export type DemoPlace = Pick<Context, 'host'> & { db: Kysely<Schema> };

/** Somebody who acts through the real handlers, at a time of their own. */
export interface Caller {
  call: <Id extends OperationId>(id: Id, input?: Partial<InputOf<Id>>) => Promise<unknown>;
}

/** Lets a user act: the demonstration data go through the same rules as everybody's. */
export function callAs({ host, db }: DemoPlace, account: string, now: Date): Caller {
  const at = { ...host, clock: { now: () => now } };
  return {
    async call(id, input = {}) {
      const nobody = await systemContext(at, seedTenantId, db);
      if (!nobody) throw new Error('the tenant is not there');
      const user = await tenantDb(nobody).selectFrom('user').where('account', '=', account).selectAll().executeTakeFirstOrThrow();
      const client = { ip: '127.0.0.1', userAgent: 'demo', application: null };
      const ctx = { ...nobody, client, origin: '', requestId: 'demo', caller: await callerFor(nobody, user, 'demo') };
      const handler = handlers[id] as (ctx: Context, input: object) => Promise<unknown>; // each takes the input of its own operation
      const whole = { params: undefined, query: undefined, body: undefined, ...input };
      const operation: Operation = contract[id];
      return operation.effect === 'write' ? inTransaction(ctx, (ctx) => handler(ctx, whole)) : handler(ctx, whole);
    },
  };
}
