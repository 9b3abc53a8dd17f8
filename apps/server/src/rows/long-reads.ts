import { msg } from '@lingui/core/macro';
import { type SelectQueryBuilder, sql, TableNode } from 'kysely';
import type { Context } from '../core/context.ts';
import type { TenantSchema } from '../schema/tenant-schema.ts';
import type { SealedPool } from '../core/host.ts';
import { Refusal } from '../core/refusal.ts';
import { tenantDb } from './tenant-db.ts';

/** The reads of one lane that wait at most: a rush of long ones must not fill the line in front of all operations. */
const mostWaiting = 8;
/** From so many milliseconds on a read counts as long. */
const long = 20;

/** SQLSTATE of `in_time` (migration 0019). */
const outOfTime = 'SW001';

/**
 * Reads a list: one at a time of its table, and on the embedded database for 0.7 s at most (then it fails: `isOutOfTime`). `run` gets the
 * query to add its columns to. On PostgreSQL its own limit holds, and no reader waits for the statement of another.
 */
export function readList<T extends keyof TenantSchema, Out>(
  ctx: Context,
  matching: SelectQueryBuilder<TenantSchema, T, object>,
  run: (matching: SelectQueryBuilder<TenantSchema, T, object>) => Promise<Out>,
): Promise<Out> {
  const table = tableOf(matching);
  if (ctx.host.database.kind === 'server' || table === null) return run(matching);
  return readInLane(ctx, table, () => run(matching.where(sql<boolean>`in_time(${sql.ref(`${table}.tenantId`)})`)), mostWaiting);
}

/** Whether the table that a list reads has no more rows than that, of all tenants together: they are counted without a look at any. */
export async function isBeyondTable<T extends keyof TenantSchema>(
  ctx: Context,
  matching: SelectQueryBuilder<TenantSchema, T, object>,
  offset: number,
): Promise<boolean> {
  const table = tableOf(matching);
  if (table === null || offset === 0) return false;
  const { rows } = await sql<{ isBeyond: boolean }>`select count(*) <= ${offset} as is_beyond
    from (select from ${sql.table(table)} limit ${offset + 1}) as counted`.execute(tenantDb(ctx));
  return rows[0]?.isBeyond ?? false;
}

/** The table whose rows a list has, one for each. */
function tableOf<T extends keyof TenantSchema>(matching: SelectQueryBuilder<TenantSchema, T, object>): string | null {
  const [from] = matching.toOperationNode().from?.froms ?? [];
  return from && TableNode.is(from) ? from.table.identifier.name : null;
}

/** Whether a read was given up because it took too long. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === outOfTime;
}

/**
 * Runs reads of a lane one after the other, and after a long one makes a pause as long: other work gets the embedded database's one
 * connection in between, however many long reads there are. Where a read was long and more than `most` wait, the others are told to come
 * again: they get a 503 with `Retry-After`. Short reads are over before a wait is noticed.
 */
export async function readInLane<T>(ctx: Context, name: string, read: () => Promise<T>, most = Infinity): Promise<T> {
  // a caller inside a transaction has the connection, and must not wait for those who want it
  if (ctx.host.database.kind === 'server' || ctx.db.isTransaction) return read();
  const lane = laneOf(ctx.host.database, name);
  if (lane.isLong && lane.waiting.length >= most) throw tooMany();
  if (lane.isTaken) await new Promise<void>((resolve, reject) => void lane.waiting.push({ go: resolve, leave: () => reject(tooMany()) }));
  lane.isTaken = true;
  const started = performance.now();
  try {
    return await read();
  } finally {
    const took = performance.now() - started;
    lane.isLong = took >= long;
    if (lane.isLong) for (const late of lane.waiting.splice(most)) late.leave();
    const pass = () => {
      const next = lane.waiting.shift();
      if (next) next.go();
      else lane.isTaken = false;
    };
    if (lane.isLong) setTimeout(pass, took);
    else pass();
  }
}

function tooMany(): Refusal {
  return new Refusal(503, -2, msg`现在查询的人太多，请稍后再试`, { headers: { 'Retry-After': '5' } });
}

interface Lane {
  /** A read is running, or there is a pause after a long one. */
  isTaken: boolean;
  /** Whether the read that ended last was a long one. */
  isLong: boolean;
  waiting: { go: () => void; leave: () => void }[];
}

const lanes = new WeakMap<SealedPool, Map<string, Lane>>();

function laneOf(database: SealedPool, name: string): Lane {
  const known = lanes.get(database) ?? new Map<string, Lane>();
  lanes.set(database, known);
  const lane = known.get(name) ?? { isTaken: false, isLong: false, waiting: [] };
  known.set(name, lane);
  return lane;
}
