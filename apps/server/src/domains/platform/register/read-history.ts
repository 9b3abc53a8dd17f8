import { type AnswerOf, registerActNames } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import { toWire } from '../../../core/wire-time.ts';
import { historyColumn, type Register } from './register-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What became of somebody whom the caller sees, the newest first. */
export async function readHistory(ctx: Context, table: Register, id: string): Promise<AnswerOf<'student.history'>> {
  const rows = await tenantDb(ctx)
    .selectFrom('registerHistory as past')
    .leftJoin('user', 'user.id', 'past.createdBy')
    .where(`past.${historyColumn[table]}`, '=', id)
    .orderBy('past.id', 'desc')
    .select(['past.id', 'past.act', 'past.fromOrg', 'past.toOrg', 'past.note', 'past.createTime', 'user.name as author'])
    .execute();
  return rows.map(({ act, createTime, ...row }) => ({
    ...row,
    act: enumeration(ctx, registerActNames, act),
    createTime: toWire(createTime, ctx.tenant.timeZone),
  }));
}
