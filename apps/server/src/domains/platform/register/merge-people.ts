import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import { notNow, stale } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { holdPeople, refuseTakenNumber } from './find-person.ts';
import { maskNumber } from '../../../services/parameters/mask-number.ts';
import { noteAct, noteMoves } from './note-history.ts';
import { historyColumn, type Register } from './register-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

interface Version {
  id: string;
  version: number;
}

interface Merge {
  keep: Version;
  drop: Version;
  /** Fields that come of the one who goes. */
  take: readonly string[];
}

/** Makes one of two: the history of the one who goes, and the account where the other has none, go to the one who stays. */
export async function mergePeople(
  ctx: Context,
  table: Register,
  { keep, drop, take }: Merge,
  read: (id: string) => Promise<unknown>,
): Promise<void> {
  const same = keep.id === drop.id;
  const held = await holdPeople(ctx, table, [keep.id, drop.id]);
  const [stays, goes] = [keep, drop].map(({ id }) => held.find((one) => one.id === id));
  if (same || !stays || !goes) throw notNow(msg`请选择两条不同的记录`);
  for (const [seen, row] of [
    [keep, stays],
    [drop, goes],
  ] as const)
    if (seen.version !== row.version) throw stale(await read(row.id));
  if (stays.userId && goes.userId && stays.userId !== goes.userId) throw notNow(msg`两条记录关联了不同的账号，请先取消其中一个的关联`);

  const chosen = { number: stays.number, orgId: stays.orgId, schoolId: stays.schoolId };
  if (take.includes('number')) chosen.number = goes.number;
  if (take.includes('orgId')) Object.assign(chosen, { orgId: goes.orgId, schoolId: goes.schoolId });
  const column = sql.ref(historyColumn[table]);
  await sql`update register_history set ${column} = ${stays.id} where tenant_id = ${ctx.tenant.id} and ${column} = ${goes.id}`.execute(
    tenantDb(ctx),
  );
  await noteAct(ctx, table, [stays.id], 'MERGED', `${goes.name} ${table === 'student' ? maskNumber(goes.number) : goes.number}`);
  await noteMoves(ctx, table, [{ id: stays.id, orgId: chosen.orgId }]);
  // the one who goes gives up number and account before the other gets them
  const taken = [...new Set(take)].filter((field) => !(field in chosen));
  const { rows } = await sql<Record<string, unknown>>`delete from ${sql.table(table)}
    where tenant_id = ${ctx.tenant.id} and id = ${goes.id} returning ${sql.join([sql.ref('id'), ...taken.map((field) => sql.ref(field))])}`.execute(
    tenantDb(ctx),
  );
  await refuseTakenNumber(ctx, table, chosen, stays.id);
  const next = {
    ...Object.fromEntries(taken.map((field) => [field, rows[0]?.[field] ?? null])),
    ...chosen,
    userId: stays.userId ?? goes.userId,
  };
  const sets = Object.entries(next).map(([field, value]) => sql`${sql.ref(field)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(sets)}, refused_by = refused_by || ${goes.refusedBy}::bigint[],
      updated_by = ${callerOf(ctx).userId}, update_time = ${ctx.now}, version = version + 1
    where tenant_id = ${ctx.tenant.id} and id = ${stays.id}`.execute(tenantDb(ctx));
}
