import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import type { RegisterSchema } from '../../../schema/register-schema.ts';
import { historyColumn, type Register } from './register-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Act = RegisterSchema['registerHistory']['act'];

/** Writes down what became of some people at once. */
export async function noteAct(ctx: Context, table: Register, ids: readonly string[], act: Act, note: string | null = null): Promise<void> {
  await sql`insert into register_history (tenant_id, ${sql.ref(historyColumn[table])}, act, note, create_time, created_by)
    select ${ctx.tenant.id}::bigint, id, ${act}, ${note}, ${ctx.now}::timestamptz, ${callerOf(ctx).userId}::bigint
    from unnest(${[...ids]}::bigint[]) as id`.execute(tenantDb(ctx));
}

/** Writes down who is about to move where, by the names of today; who is there already does not move. */
export async function noteMoves(
  ctx: Context,
  table: Register,
  moves: readonly { id: string; orgId: string }[],
  note: string | null = null,
): Promise<void> {
  if (moves.length === 0) return;
  await sql`insert into register_history (tenant_id, ${sql.ref(historyColumn[table])}, act, from_org, to_org, note, create_time, created_by)
    select ${ctx.tenant.id}::bigint, person.id, 'MOVED', former.label, next.label, ${note}, ${ctx.now}::timestamptz, ${callerOf(ctx).userId}::bigint
    from unnest(${moves.map(({ id }) => id)}::bigint[], ${moves.map(({ orgId }) => orgId)}::bigint[]) as move (id, org_id)
    join ${sql.table(table)} person on person.tenant_id = ${ctx.tenant.id} and person.id = move.id and person.org_id <> move.org_id
    join org former on former.tenant_id = person.tenant_id and former.id = person.org_id
    join org next on next.tenant_id = person.tenant_id and next.id = move.org_id`.execute(tenantDb(ctx));
}
