import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { takeTurns } from '../../../rows/take-turns.ts';
import { refuseUnseenHome } from '../org/home-of.ts';
import { findNumbers, holdThoseThere } from './find-person.ts';
import { noteMoves } from './note-history.ts';
import type { Register } from './register-table.ts';
import { schoolsOf } from './school-of.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/**
 * Moves people to another organisation, with a line in the history of each; who is there already stays, and who is gone is passed over.
 * Answers how many have moved.
 */
export async function transferPeople(
  ctx: Context,
  table: Register,
  { ids, orgId, note }: InputOf<'student.transfer'>['body'],
): Promise<number> {
  await refuseUnseenHome(ctx, orgId);
  await takeTurns(ctx, 'register', table);
  const held = await holdThoseThere(ctx, table, ids);
  const schoolId = (await schoolsOf(ctx, [orgId])).get(orgId) ?? orgId;
  const strangers = held.filter((person) => person.schoolId !== schoolId).map(({ number }) => ({ number, schoolId }));
  const { rows: taken } = await findNumbers(ctx, table, strangers, sql`true`);
  const [first] = taken;
  if (first) throw notNow(msg`目标学校里编号 ${first.number} 已有人使用，不能移动`);
  const moving = held.filter((person) => person.orgId !== orgId).map(({ id }) => id);
  await noteMoves(
    ctx,
    table,
    moving.map((id) => ({ id, orgId })),
    note || null,
  );
  await sql`update ${sql.table(table)} set org_id = ${orgId}, school_id = ${schoolId},
      updated_by = ${callerOf(ctx).userId}, update_time = ${ctx.now}, version = version + 1
    where tenant_id = ${ctx.tenant.id} and id = any(${moving}::bigint[])`.execute(tenantDb(ctx));
  return moving.length;
}
