import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { byPhone } from './invitations.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/**
 * Who is asked to join and has not answered, as far as they have an account. `invited` is a condition on `entry_invitation invitation` and
 * its `project`, `people` one on `"user"`.
 */
export async function readAsked(ctx: Context, invited: RawBuilder<boolean>, people = sql<boolean>`true`): Promise<string[]> {
  const byNumber = (part: 'MEMBER' | 'ADVISOR') => sql`
    select known.user_id from asked join ${sql.table(part === 'ADVISOR' ? 'teacher' : 'student')} known
      on known.tenant_id = asked.tenant_id and known.school_id = asked.school_id and lower(known.number) = lower(asked.number)
    where asked.part = ${part}`;
  const { rows } = await sql<{ id: string }>`
    with asked as materialized (
      select invitation.* from entry_invitation invitation
      join project on project.tenant_id = invitation.tenant_id and project.id = invitation.project_id
      where project.tenant_id = ${ctx.tenant.id} and invitation.answer is null and ${invited}
    ), found (user_id) as (
      select user_id from asked
      union select "user".id from asked join "user" on "user".tenant_id = asked.tenant_id and ${byPhone(sql`asked.phone`)}
      union ${byNumber('MEMBER')}
      union ${byNumber('ADVISOR')}
    )
    select "user".id::text as id from found join "user" on "user".tenant_id = ${ctx.tenant.id} and "user".id = found.user_id and ${people}`.execute(
    tenantDb(ctx),
  );
  return rows.map(({ id }) => id);
}
