import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { operationQueue } from '../../../core/operation-queue.ts';
import { seedTenantId } from '../../../core/tenants.ts';
import { toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { healthOf, stateAbove, worstOf } from './health-state.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Installation = NonNullable<AnswerOf<'status.get'>['installation']>;

/** How all of the installation is; null in a tenant that does not keep the others: it is none of its business. */
export async function readInstallation(ctx: Context): Promise<Installation | null> {
  if (ctx.tenant.id !== seedTenantId) return null;
  return {
    startTime: toWire(new Date(performance.timeOrigin), ctx.tenant.timeZone),
    database: await readDatabase(ctx),
    queue: readQueue(ctx),
    disk: await readDisk(ctx),
    backup: await readBackup(ctx),
  };
}

/** Seconds that a transaction may stay open: longer ones hold up whoever cleans up after rows that have changed. */
const patience = { watch: 60, bad: 600 };

async function readDatabase(ctx: Context): Promise<Installation['database']> {
  const { database } = ctx.host;
  const { rows } = await sql<{ version: string; bytes: string; oldest: number | null; migration: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select floor(extract(epoch from clock_timestamp() - min(xact_start)))::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as oldest,
      (select max(name) from migration) as migration`.execute(tenantDb(ctx));
  const { version = '', bytes = '0', oldest = null, migration = '' } = rows[0] ?? {};
  const open = database.connections?.() ?? null;
  const state = worstOf([stateAbove(oldest ?? 0, patience), stateAbove(open?.waiting ?? 0, { watch: 1, bad: 20 })]);
  return { ...healthOf(ctx, state), kind: database.kind, version, bytes, oldestTransaction: oldest, connections: open, migration };
}

/** Milliseconds that the first in line may wait: from two seconds on `/readyz` says that nobody should come. */
const delays = { watch: 500, bad: 2000 };

/** By the line as it was before this request came into it. */
function readQueue(ctx: Context): Installation['queue'] {
  const queue = operationQueue(ctx.host);
  const delay = queue.delay();
  const known = Number.isFinite(delay) ? Math.round(delay) : delays.bad;
  return { ...healthOf(ctx, stateAbove(delay, delays)), ...queue.length(), delay: known };
}

/** Parts of the disk that are taken: the embedded database stops writing before it is full. */
const taken = { watch: 0.85, bad: 0.95 };

async function readDisk(ctx: Context): Promise<Installation['disk']> {
  if (!ctx.host.disk) return null;
  const { free, total } = await ctx.host.disk();
  return { ...healthOf(ctx, stateAbove(1 - free / Math.max(total, 1), taken)), free: String(free), total: String(total) };
}

/** Days since the last backup. */
const old = { watch: 2, bad: 8 };

async function readBackup(ctx: Context): Promise<Installation['backup']> {
  const last = await tenantDb(ctx).selectFrom('lastBackup').selectAll().executeTakeFirst();
  const days = last ? (ctx.now.getTime() - last.finishTime.getTime()) / 86_400_000 : old.watch;
  return {
    ...healthOf(ctx, stateAbove(days, old)),
    lastTime: toWireOrNull(last?.finishTime ?? null, ctx.tenant.timeZone),
    rows: last?.rowCount ?? '0',
    files: last?.fileCount ?? '0',
  };
}
