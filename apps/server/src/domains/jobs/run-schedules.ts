import { sql } from 'kysely';
import type { Host } from '../../core/host.ts';
import { everyTenant } from '../../rows/every-tenant.ts';
import { lastTick } from './cron.ts';
import { schedules } from '../../services/jobs/job-kinds.ts';
import { systemContext } from './job-context.ts';
import { startJob } from '../../services/jobs/start-job.ts';

/** How far ahead of the clock a tick may lie before it is taken for the trace of a clock that was wrong, in milliseconds. */
const impossible = 86_400_000;

/**
 * Starts recurring work whose time has come, once for all processes that call this, and once although the clock steps back: what counts is
 * the last tick, which the database keeps for each tenant.
 */
export async function runSchedules(host: Host): Promise<void> {
  for (const schedule of schedules) await runSchedule(host, schedule, lastTick(schedule.cron, host.clock.now()));
}

/** Starts one kind of recurring work for every tenant for which it was not started at this tick. */
async function runSchedule(host: Host, { name }: (typeof schedules)[number], tick: Date): Promise<void> {
  const wrong = new Date(host.clock.now().getTime() + impossible);
  const database = everyTenant({ db: host.database.kysely });
  await database.transaction().execute(async (db) => {
    const claimed = await db
      .insertInto('schedule')
      .columns(['tenantId', 'name', 'lastTick'])
      .expression(
        db
          .selectFrom('tenant')
          .where('state', '=', 'NORMAL')
          .select(['id', sql<string>`${name}::text`.as('name'), sql<Date>`${tick}::timestamptz`.as('lastTick')]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'name'])
          .doUpdateSet({ lastTick: tick })
          .where(sql<boolean>`schedule.last_tick < ${tick} or schedule.last_tick > ${wrong}`),
      )
      .returning('tenantId')
      .execute();
    for (const { tenantId } of claimed) {
      const ctx = await systemContext(host, tenantId, db);
      if (ctx) await startJob(ctx, name, {});
    }
  });
}
