import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { noteMoves } from '../../register/note-history.ts';
import { refreshSchools } from '../../register/school-of.ts';
import { followSetups } from './follow-setups.ts';
import type { Merged } from './merged.ts';
import type { PlaceType } from '../place-type.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Every column that names an organisation, but for what is keyed by it (`school`, `role_org`), the tree itself, and figures, which the
 * database keeps. A test holds this to the tables.
 */
export const followers = {
  user: ['org_id'],
  station: ['org_id'],
  contest: ['org_id'],
  project: ['org_id', 'school_id', 'college_id'],
  judge: ['org_id', 'school_id', 'college_id'],
  student: ['org_id', 'school_id'],
  teacher: ['org_id', 'school_id'],
  certification: ['school_id', 'college_id'],
  banner: ['org_id'],
  attachment: ['org_id'],
  sms_task: ['org_id'],
  administrator_invitation: ['org_id'],
  org_history: ['org_id'],
  contest_template: ['org_id'],
  sheet_map: ['org_id'],
  deadline_extension: ['org_id'],
  entry_invitation: ['school_id'],
  msg_template: ['org_id'],
} as const;

/** Makes everything of the one who goes the other's, with what is said of it: who may enter, how many may be sent, whose roles reach it. */
export async function followMerge(ctx: Context, type: PlaceType, stays: Merged, goes: Merged): Promise<void> {
  await moveBeneath(ctx, stays, goes);
  for (const register of ['student', 'teacher'] as const) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(register)}
      where tenant_id = ${ctx.tenant.id} and org_id = ${goes.id}`.execute(tenantDb(ctx));
    await noteMoves(
      ctx,
      register,
      rows.map(({ id }) => ({ id, orgId: stays.id })),
    );
  }
  const contests = await readContests(ctx, goes.id);
  await nameApart(ctx, stays, goes);
  for (const [table, columns] of Object.entries(followers))
    for (const column of columns)
      await sql`update ${sql.table(table)} set ${sql.raw(column)} = ${stays.id}
        where tenant_id = ${ctx.tenant.id} and ${sql.raw(column)} = ${goes.id}`.execute(tenantDb(ctx));
  await sql`insert into role_org (tenant_id, role_id, org_id) select tenant_id, role_id, ${stays.id} from role_org
    where tenant_id = ${ctx.tenant.id} and org_id = ${goes.id} on conflict do nothing`.execute(tenantDb(ctx));
  if (type === 'school') await refreshSchools(ctx, stays.id);
  await followSetups(ctx, stays.id, goes.id);
  await followPlans(ctx, stays.id, goes.id);
  for (const id of contests) await sql`select recount_figures(${ctx.tenant.id}, ${id})`.execute(tenantDb(ctx));
}

/** Templates of messages are known by their names: one of a name that the other has takes the place's along. */
async function nameApart(ctx: Context, stays: Merged, goes: Merged): Promise<void> {
  await sql`update msg_template one set name = left(one.name, 30) || '·' || left(${goes.label}, 19)
    where one.tenant_id = ${ctx.tenant.id} and one.org_id = ${goes.id} and exists (
      select from msg_template other
      where other.tenant_id = one.tenant_id and other.org_id = ${stays.id} and lower(other.name) = lower(one.name))`.execute(tenantDb(ctx));
}

async function moveBeneath(ctx: Context, stays: Merged, goes: Merged): Promise<void> {
  await sql`update org set parent_id = ${stays.id} where tenant_id = ${ctx.tenant.id} and parent_id = ${goes.id}`.execute(tenantDb(ctx));
  await sql`update org set tree_path = ${stays.treePath}::text || substr(tree_path, ${goes.treePath.length + 1})
    where tenant_id = ${ctx.tenant.id} and tree_path like ${`${goes.treePath}_%`}`.execute(tenantDb(ctx));
}

/** Whose figures stand by organisation, held as transitions hold them. */
async function readContests(ctx: Context, orgId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from contest where tenant_id = ${ctx.tenant.id} and id in (
      select contest_id from project where tenant_id = ${ctx.tenant.id} and org_id = ${orgId}) order by id for update`.execute(
    tenantDb(ctx),
  );
  for (const { id } of rows)
    await sql`select id from stage where tenant_id = ${ctx.tenant.id} and contest_id = ${id} order by id for update`.execute(tenantDb(ctx));
  return rows.map(({ id }) => id);
}

/** Messages that wait for their time: what was to reach the one who goes reaches the other. */
async function followPlans(ctx: Context, keepId: string, dropId: string): Promise<void> {
  await sql`update msg_plan set body = jsonb_set(body, '{orgIdList}', (
      select jsonb_agg(distinct case when one = ${dropId} then ${keepId}::text else one end) from jsonb_array_elements_text(body -> 'orgIdList') one))
    where tenant_id = ${ctx.tenant.id} and state = 'WAITING' and body -> 'orgIdList' ? ${dropId}`.execute(tenantDb(ctx));
}
