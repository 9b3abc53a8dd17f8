import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { retentionKinds } from '@saiwu/openapi';
import { tenantDb } from '../../../rows/tenant-db.ts';

export type RetentionKind = (typeof retentionKinds)[number];

/** One sort of thing that goes. What is counted is what is cleared, so that a dry run and the work never differ. */
export interface Step {
  kind: RetentionKind;
  /** How many there still are. */
  count(ctx: Context, contestId: string): Promise<number>;
  /** Takes them away. Called again after a crash it finds the rest. */
  clear(ctx: Context, contestId: string): Promise<void>;
}

type Condition = (ctx: Context, contestId: string) => RawBuilder<unknown>;

/** Rows of one table: deleted, or (`set`) left with less in them, after which `where` finds them no more. */
export function rowsStep(kind: RetentionKind, table: string, { where, set }: { where: Condition; set?: RawBuilder<unknown> }): Step {
  const rows = sql.table(table);
  const matching: Condition = (ctx, contestId) => sql`${rows}.tenant_id = ${ctx.tenant.id} and ${where(ctx, contestId)}`;
  return {
    kind,
    async count(ctx, contestId) {
      const counted = sql<{ count: number }>`select count(*)::int as count from ${rows} where ${matching(ctx, contestId)}`;
      return (await counted.execute(tenantDb(ctx))).rows[0]?.count ?? 0;
    },
    async clear(ctx, contestId) {
      const change = set === undefined ? sql`delete from ${rows}` : sql`update ${rows} set ${set}`;
      await sql`${change} where ${matching(ctx, contestId)}`.execute(tenantDb(ctx));
    },
  };
}

/** Ids of a contest's projects. */
export function projectsOf({ tenant }: Context, contestId: string): RawBuilder<unknown> {
  return sql`select id from project where tenant_id = ${tenant.id} and contest_id = ${contestId}`;
}

/** Ids of its assignments. */
export function assignmentsOf(ctx: Context, contestId: string): RawBuilder<unknown> {
  return sql`select id from assignment where tenant_id = ${ctx.tenant.id} and project_id in (${projectsOf(ctx, contestId)})`;
}
