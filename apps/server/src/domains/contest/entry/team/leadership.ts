import type { AnswerOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Of a project that its team entered: whether its leader can lead it no more, and who of the team may in their place; null for an imported
 * one.
 */
export async function readLeadership(
  ctx: Context,
  { id, source, schoolId }: { id: string; source: 'IMPORTED' | 'SUBMITTED'; schoolId: string },
): Promise<AnswerOf<'project.get'>['leadership']> {
  if (source === 'IMPORTED') return null;
  const { rows } = await sql<{ part: 'LEADER' | 'MEMBER'; userId: string; name: string }>`
    select person.part, person.user_id, person.name
    from project_person person join "user" me on me.tenant_id = person.tenant_id and me.id = person.user_id
    where person.tenant_id = ${ctx.tenant.id} and person.project_id = ${id} and person.part in ('LEADER', 'MEMBER') and me.state
      and (${studies} or not ${isKnown}) and exists (
        select from org place join org school on school.tenant_id = place.tenant_id and school.id = ${schoolId}
        where place.tenant_id = me.tenant_id and place.id = coalesce(${ownPlace}, me.org_id) and place.tree_path like school.tree_path || '%')
    order by person.position`.execute(tenantDb(ctx));
  return {
    isLeaderGone: !rows.some(({ part }) => part === 'LEADER'),
    candidates: rows.filter(({ part }) => part === 'MEMBER').map(({ userId, name }) => ({ userId, name })),
  };
}

/** Over `"user" me`: whether a register of students has them, and as one who has not graduated. */
const isKnown = sql`exists (select from student known where known.tenant_id = me.tenant_id and known.user_id = me.id)`;
const studies = sql`exists (select from student known
  where known.tenant_id = me.tenant_id and known.user_id = me.id and known.graduate_time is null)`;

/** Over `"user" me`: the college of the register, which may be another one than that of the account. */
const ownPlace = sql`(select known.org_id from student known
  where known.tenant_id = me.tenant_id and known.user_id = me.id and known.graduate_time is null limit 1)`;
