import { contract, isWrite, type Operation, type OperationId } from '@saiwu/openapi';
import { sql } from 'kysely';
import { isReadonly } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { readContest, readStageDetail } from '../../contest/contest/contest-records.ts';
import { readProject } from '../../contest/project/project-detail.ts';
import { refuseUsersBeyond } from '../../identity/reach/users-within-reach.ts';
import { refuseBeyond } from '../../identity/reach/within-reach.ts';
import type { RecordTable } from './record-tables.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Why the state of a row that the person reaches does not allow the operation, in words; null where nothing is known to bar it. */
export async function barOfRecord(asThem: Context, operationId: OperationId, table: RecordTable, id: string): Promise<string | null> {
  const operation: Operation = contract[operationId];
  if (!isWrite(operation)) return null;
  if (await isBuiltIn(asThem, operationId, table, id)) return asThem.say(isReadonly().text);
  if (table === 'user') return refusalOf(asThem, () => refuseUsersBeyond(asThem, [id]));
  if (table === 'role') return refusalOf(asThem, () => refuseBeyond(asThem, [id]));
  const act = operationId.split('.')[1] ?? '';
  const actions = await actionsOf(asThem, table, id);
  return actions.find((one) => one.act === (acts[act] ?? act))?.reason ?? null;
}

/** What an operation's act is called among those of a record, where the two differ. */
const acts: Record<string, string | undefined> = { update: 'edit' };

/** What the server allows the person with a record, as its page shows it. */
async function actionsOf(asThem: Context, table: RecordTable, id: string) {
  if (table === 'contest') return (await readContest(asThem, id)).actions;
  if (table === 'stage') return (await readStageDetail(asThem, id)).actions;
  return table === 'project' ? (await readProject(asThem, id)).actions : [];
}

/** Rows that we ship are changed and deleted by nobody. */
async function isBuiltIn(ctx: Context, operationId: OperationId, table: RecordTable, id: string): Promise<boolean> {
  if (!/\.(update|updateAll|remove)$/.test(operationId)) return false;
  const { rows } = await sql<{ readonly: boolean }>`
    select coalesce((to_jsonb(${sql.table(table)}) ->> 'readonly')::boolean, false) as readonly from ${sql.table(table)}
    where tenant_id = ${ctx.tenant.id} and id = ${id}`.execute(tenantDb(ctx));
  return rows[0]?.readonly ?? false;
}

async function refusalOf(ctx: Context, work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return ctx.say(error.text);
    throw error;
  }
}
