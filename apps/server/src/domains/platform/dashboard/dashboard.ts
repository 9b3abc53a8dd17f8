import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { scoped } from '../../../rows/scope.ts';
import { addressesOf, people, signIns, startOf, sumOf, visitsBefore } from './past-visits.ts';
import { countVisit, dayOf } from '../../identity/session/visit.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const dashboardHandlers = {
  'dashboard.item': (ctx) => readItem(ctx),
  'dashboard.chart': (ctx) => readChart(ctx),

  'dashboard.visit': async (ctx) => {
    const { totalUserCount, totalLoginPv, todayLoginPv, todayLoginIv } = await readItem(ctx);
    const facts = { userCount: totalUserCount, totalVisitCount: totalLoginPv, todayVisitCount: todayLoginPv, todayIp: todayLoginIv };
    return { ...facts, ...(await readChart(ctx)) };
  },

  'dashboard.pvIncr': async (ctx) => {
    await countVisit(ctx, callerOf(ctx).userId, 'views');
    return true;
  },
} satisfies Partial<Handlers>;

const daysShown = 10;

/** Figures of today and in all. */
export async function readItem(ctx: Context): Promise<AnswerOf<'dashboard.item'>> {
  const today = dayOf(ctx);
  const past = await visitsBefore(ctx, today);
  const visits = await sumOf(
    scoped(ctx, 'visit')
      .select()
      .where(sql<boolean>`visit.day = ${today}::date`),
  );
  const users = await people(ctx)
    .select([
      sql<string>`count(*)`.as('total'),
      sql<string>`count(*) filter (where "user".create_time >= ${startOf(ctx, today)})`.as('today'),
    ])
    .executeTakeFirstOrThrow();
  const addresses = await readAddresses(ctx, today);
  return {
    totalUserCount: Number(users.total),
    todayUserCount: Number(users.today),
    totalPv: String(past.views + visits.views),
    todayPv: String(visits.views),
    totalLoginIv: String(past.addresses + addresses.filter(({ isNew }) => isNew).length),
    todayLoginIv: String(addresses.length),
    totalLoginPv: String(past.signIns + visits.signIns),
    todayLoginPv: String(visits.signIns),
  };
}

/** Addresses of a day, and whether there was no visit from them before, as far as the log is kept. */
function readAddresses(ctx: Context, day: string) {
  const start = startOf(ctx, day);
  const before = signIns(ctx)
    .where('loginLog.createTime', '<', start)
    .where(sql<boolean>`login_log.request_ip = address.request_ip`);
  return tenantDb(ctx)
    .selectFrom(addressesOf(signIns(ctx).where('loginLog.createTime', '>=', start)).as('address'))
    .select((one) => one.not(one.exists(before.select('loginLog.id'))).as('isNew'))
    .execute();
}

/** Visits of ten days. */
export async function readChart(ctx: Context): Promise<AnswerOf<'dashboard.chart'>> {
  const firstDay = dayOf(ctx, daysShown - 1);
  const days = scoped(ctx, 'visit')
    .select()
    .where(sql<boolean>`visit.day >= ${firstDay}::date`)
    .where('visit.signIns', '>', 0)
    .groupBy('visit.day')
    .orderBy('visit.day')
    .select([sql<string>`to_char(visit.day, 'YYYY-MM-DD')`.as('day'), sql<string>`sum(visit.sign_ins)`.as('count')]);
  const recent = signIns(ctx).where('loginLog.createTime', '>=', startOf(ctx, firstDay));
  const count = sql<string>`count(*)`.as('count');
  const browsers = await recent
    .groupBy('loginLog.browser')
    .orderBy(sql`count(*)`, 'desc')
    .select(['loginLog.browser as name', count])
    .execute();
  const systems = await recent
    .groupBy('loginLog.operatingSystem')
    .orderBy(sql`count(*)`, 'desc')
    .select(['loginLog.operatingSystem as name', count])
    .execute();
  const all = await days.execute();
  const own = await days.where('visit.userId', '=', callerOf(ctx).userId).execute();
  return {
    lastTenVisitCount: all.map(({ day, count: visits }) => ({ login_date: day, count: visits })),
    lastTenUserVisitCount: own.map(({ day, count: visits }) => ({ login_date: day, count: visits })),
    browserCount: browsers.flatMap((row) => (row.name === null ? [] : [{ browser: row.name, count: row.count }])),
    operatingSystemCount: systems.flatMap((row) => (row.name === null ? [] : [{ operating_system: row.name, count: row.count }])),
  };
}
