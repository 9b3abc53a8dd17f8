import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import type { Merged } from './merged.ts';
import type { PlaceType } from '../place-type.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** Why two cannot become one yet: what of both could not be told apart afterwards. */
export async function findClashes(ctx: Context, type: PlaceType, stays: Merged, goes: Merged): Promise<MessageDescriptor[]> {
  const { rows: twins } = await sql<{ label: string }>`select gone.label from org gone join org kept
      on kept.tenant_id = gone.tenant_id and kept.parent_id = ${stays.id} and lower(kept.label) = lower(gone.label)
    where gone.tenant_id = ${ctx.tenant.id} and gone.parent_id = ${goes.id} order by gone.sort_value, gone.id`.execute(tenantDb(ctx));
  const clashes = twins.map(({ label }) => msg`两边都有「${label}」，请先把它们移到一起合并，或者改名`);
  clashes.push(...(await sharedStations(ctx, stays.id, goes.id)));
  // colleges of one school share its numbers already
  if (type === 'college') return clashes;
  const [students, teachers] = [
    await sharedNumbers(ctx, 'student', stays.id, goes.id),
    await sharedNumbers(ctx, 'teacher', stays.id, goes.id),
  ];
  if (students.count > 0) clashes.push(msg`有 ${students.count} 个学号两边都有人用，如 ${students.some}：请先改其中一边，或者删除重复的人`);
  if (teachers.count > 0) clashes.push(msg`有 ${teachers.count} 个工号两边都有人用，如 ${teachers.some}：请先改其中一边，或者删除重复的人`);
  return clashes;
}

/** Stations are known by their names within an organisation. */
async function sharedStations(ctx: Context, keepId: string, dropId: string): Promise<MessageDescriptor[]> {
  const { rows } = await sql<{ name: string }>`select gone.name from station gone join station kept
      on kept.tenant_id = gone.tenant_id and kept.org_id = ${keepId} and lower(kept.name) = lower(gone.name)
    where gone.tenant_id = ${ctx.tenant.id} and gone.org_id = ${dropId} order by gone.id`.execute(tenantDb(ctx));
  return rows.map(({ name }) => msg`两边都有岗位「${name}」，请先给其中一个改名，或者删除`);
}

/** Numbers are somebody's own within a school. */
async function sharedNumbers(ctx: Context, table: 'student' | 'teacher', keepId: string, dropId: string) {
  const { rows } = await sql<{ count: number; some: string | null }>`select count(*)::int as count, min(gone.number) as some
    from ${sql.table(table)} gone join ${sql.table(table)} kept
      on kept.tenant_id = gone.tenant_id and kept.school_id = ${keepId} and lower(kept.number) = lower(gone.number)
    where gone.tenant_id = ${ctx.tenant.id} and gone.school_id = ${dropId}`.execute(tenantDb(ctx));
  const { count = 0, some = null } = rows[0] ?? {};
  return { count, some: some ?? '' };
}
