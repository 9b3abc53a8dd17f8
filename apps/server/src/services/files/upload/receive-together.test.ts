import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connected, ownDatabase, type OwnDatabase } from '../../../../test/own-database.ts';
import { eventually } from '../../../../test/eventually.ts';
import { quiet } from '../../../../test/quiet-log.ts';
import { callerFor } from '../../../rows/caller-for.ts';
import { memoryFiles } from '../../../browser/memory-files.ts';
import { memoryHost } from '../../../browser/memory-host.ts';
import type { Context } from '../../../core/context.ts';
import { systemContext } from '../../../domains/jobs/job-context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { inTransaction } from '../../../rows/transaction.ts';
import { receiveFile } from './receive-file.ts';
import { everyTenant } from '../../../rows/every-tenant.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Two processes on one database; on the embedded one, two runs in the one process. */
let own: OwnDatabase;
let processes: Connected[];

beforeAll(async () => {
  own = await ownDatabase();
  const opened = own;
  processes = opened.kind === 'server' ? await Promise.all([1, 2].map(() => opened.connect())) : [1, 2].map(() => opened.connected);
});
afterAll(async () => {
  if (own.kind === 'server') for (const one of processes) await one.close();
  await own.drop();
});

async function contextOf({ database, bus }: Connected): Promise<Context> {
  const host = { ...memoryHost(database, bus, 'a secret for tests, longer than 32 bytes'), files: memoryFiles(), log: quiet };
  const ctx = await systemContext(host, seedTenantId);
  if (!ctx) throw new Error('no tenant');
  const user = await everyTenant(ctx).selectFrom('user').where('account', '=', 'admin').selectAll().executeTakeFirstOrThrow();
  return { ...ctx, caller: await callerFor(ctx, user, '') };
}

function receive(ctx: Context, place: { bizId?: string; id?: string }) {
  const content = new TextEncoder().encode('text');
  const file = { fileName: 'a.txt', size: content.length, head: content, content: () => new Blob([content]).stream() };
  return receiveFile(ctx, { ...file, bizType: 'NOTES', ...place });
}

// on the embedded database it comes after the change, and finds the file where the change has left it
it.each([
  ['has gone', 'delete from attachment where id =', { server: 404, embedded: 404 }],
  ['has moved', "update attachment set biz_id = 'elsewhere' where id =", { server: 409, embedded: 200 }],
])('replacing waits for who works on the record, and keeps no row from them: one that %s', async (_, change, status) => {
  const [worker, replacer] = await Promise.all(processes.map(contextOf));
  if (!worker || !replacer) throw new Error('there are two');
  const { id, bizId } = await receive(worker, {});
  const { replacing } = await inTransaction(worker, async (ctx) => {
    await takeTurns(ctx, 'attachment', `NOTES/${bizId}`);
    const answer = receive(replacer, { id }).then(
      () => 200,
      (error: unknown) => (error instanceof Refusal ? error.status : error),
    );
    if (own.kind === 'server') await untilSomebodyWaits(ctx);
    await sql`${sql.raw(change)} ${id}`.execute(tenantDb(ctx));
    return { replacing: answer };
  });
  expect(await replacing).toBe(status[own.kind]);
});

const untilSomebodyWaits = (ctx: Context) =>
  eventually(async () => {
    const { rows } = await sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(tenantDb(ctx));
    expect(rows).not.toEqual([]);
  });
