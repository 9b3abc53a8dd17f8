import { type SelectQueryBuilder, sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { TenantSchema } from '../../../schema/tenant-schema.ts';
import type { Host } from '../../../core/host.ts';
import { mayCountOthers, scoped } from '../../../rows/scope.ts';
import { fromWire } from '../../../core/wire-time.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

interface Visits {
  views: number;
  signIns: number;
  addresses: number;
}

/**
 * All visits before a day. They change no more, but take a second to count in a log of a million rows: so they are counted once a day for
 * each set of people. What is deleted meanwhile counts until the next day.
 */
export function visitsBefore(ctx: Context, day: string): Promise<Visits> {
  const kept = keptOf(ctx.host);
  const key = [ctx.tenant.id, day, ...whose(ctx)].join(' ');
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const counting = count(ctx, day);
  kept.set(key, counting);
  // what fails is tried again by the next who asks
  counting.catch(() => kept.get(key) === counting && kept.delete(key));
  return counting;
}

const byHost = new WeakMap<Host, Map<string, Promise<Visits>>>();
const mostKept = 1000;

function keptOf(host: Host): Map<string, Promise<Visits>> {
  const known = byHost.get(host);
  if (known) return known;
  const kept = new Map<string, Promise<Visits>>();
  byHost.set(host, kept);
  host.bus.onReconnect(() => kept.clear());
  return kept;
}

/** Two callers with the same answer see the same people. */
function whose(ctx: Context): string[] {
  const { scope, userId } = callerOf(ctx);
  if (!mayCountOthers(ctx)) return ['own', userId];
  return scope.isAll ? ['all'] : ['orgs', userId, ...scope.orgIds];
}

async function count(ctx: Context, day: string): Promise<Visits> {
  const visits = await sumOf(
    scoped(ctx, 'visit')
      .select()
      .where(sql<boolean>`visit.day < ${day}::date`),
  );
  const addresses = await tenantDb(ctx)
    .selectFrom(addressesOf(signIns(ctx).where('loginLog.createTime', '<', startOf(ctx, day))).as('address'))
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return { ...visits, addresses: Number(addresses.count) };
}

export async function sumOf(visits: SelectQueryBuilder<TenantSchema, 'visit', object>): Promise<Omit<Visits, 'addresses'>> {
  const { views, signIns: signedIn } = await visits
    .select([sql<string>`coalesce(sum(visit.views), 0)`.as('views'), sql<string>`coalesce(sum(visit.sign_ins), 0)`.as('signIns')])
    .executeTakeFirstOrThrow();
  return { views: Number(views), signIns: Number(signedIn) };
}

/** Groups instead of sorting out the distinct ones, which takes many times as long. */
export function addressesOf(visits: ReturnType<typeof signIns>) {
  return visits.where('loginLog.requestIp', 'is not', null).groupBy('loginLog.requestIp').select('loginLog.requestIp');
}

/** The people whose figures the caller sees. */
export function people(ctx: Context) {
  const inScope = scoped(ctx, 'user').select();
  return mayCountOthers(ctx) ? inScope : inScope.where('user.id', '=', callerOf(ctx).userId);
}

/** Their sign-ins that went well, as far as the log is kept. */
export function signIns(ctx: Context) {
  return people(ctx)
    .innerJoin('loginLog', 'loginLog.userId', 'user.id')
    .where('loginLog.isSuccess', '=', true)
    .where('loginLog.kind', 'not in', ['REFRESH', 'LOGOUT']);
}

/** When a day of the tenant begins. */
export function startOf(ctx: Context, day: string): Date {
  return fromWire(`${day} 00:00:00`, ctx.tenant.timeZone);
}
