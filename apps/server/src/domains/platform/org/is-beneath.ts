import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';

/** Whether what a column names is this organisation, or one of all beneath it. */
export function isBeneath(ctx: Context, column: `${string}.orgId`, orgId: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (select below.id from org below join org own on own.tenant_id = below.tenant_id where own.tenant_id = ${ctx.tenant.id} and own.id = ${orgId} and below.tree_path like own.tree_path || '%')`;
}
