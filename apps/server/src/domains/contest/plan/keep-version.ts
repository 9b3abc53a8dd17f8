import type { planKeptFor } from '@saiwu/openapi';
import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { PlanRow } from './plan-rows.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Milliseconds of one person's work that are one version. */
const session = 10 * 60_000;

/** Before a section is written over: keeps how it is, where somebody else has written it, or where the last version is some time ago. */
export async function keepBefore(ctx: Context, projectId: string, row: PlanRow): Promise<void> {
  const last = await tenantDb(ctx)
    .selectFrom('planVersion')
    .where('projectId', '=', projectId)
    .where('key', '=', row.key)
    .orderBy('version', 'desc')
    .select('updateTime')
    .limit(1)
    .executeTakeFirst();
  const since = last?.updateTime ?? row.createTime;
  if (row.updatedBy === callerOf(ctx).userId && ctx.now.getTime() - since.getTime() <= session) return;
  await keepVersion(ctx, projectId, row, 'SAVED');
  await thinOut(ctx, projectId, row.key);
}

/** Keeps a section as it stands, unless it is kept already: for as long as the plan, unless it is one of many saves. */
export async function keepVersion(
  ctx: Context,
  projectId: string,
  row: PlanRow,
  keptFor: Exclude<(typeof planKeptFor)[number], 'SUBMITTED'>,
): Promise<void> {
  const { createTime: _createTime, ...kept } = row;
  await tenantDb(ctx)
    .insertInto('planVersion')
    .values({ projectId, ...kept, keptFor })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps the whole plan as it is handed in. */
export async function keepSubmitted(ctx: Context, projectId: string): Promise<void> {
  await sql`insert into plan_version (tenant_id, project_id, key, version, kept_for, html, characters, update_time, updated_by)
    select tenant_id, project_id, key, version, 'SUBMITTED', html, characters, update_time, updated_by
    from plan_section where tenant_id = ${ctx.tenant.id} and project_id = ${projectId}
    on conflict (tenant_id, project_id, key, version) do update set kept_for = 'SUBMITTED'`.execute(tenantDb(ctx));
}

/**
 * Of what was kept by itself, after a day one of each hour stays, after a week one of each day: the last. What was handed in or replaced
 * stays.
 */
async function thinOut(ctx: Context, projectId: string, key: string): Promise<void> {
  const day = 24 * 3_600_000;
  const [aDayAgo, aWeekAgo] = [new Date(ctx.now.getTime() - day), new Date(ctx.now.getTime() - 7 * day)];
  await sql`delete from plan_version old where old.tenant_id = ${ctx.tenant.id} and old.project_id = ${projectId} and old.key = ${key}
    and old.kept_for = 'SAVED' and old.update_time < ${aDayAgo} and exists (select from plan_version later
      where later.tenant_id = old.tenant_id and later.project_id = old.project_id and later.key = old.key and later.version > old.version
        and later.update_time < case when old.update_time < ${aWeekAgo} then date_trunc('day', old.update_time, ${ctx.tenant.timeZone}) + interval '1 day'
          else date_trunc('hour', old.update_time) + interval '1 hour' end)`.execute(tenantDb(ctx));
}
