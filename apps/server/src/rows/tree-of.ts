import { msg } from '@lingui/core/macro';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import { passOver } from './pass-over.ts';
import { scoped } from './scope.ts';
import { tenantDb } from './tenant-db.ts';

/** The operations of a tree of rows; `parentId` 0 is the top. */
export function treeOf(table: 'area' | 'org' | 'menu') {
  const name = sql.table(table);
  const id = sql.ref(`${table}.id`);

  /** `with branch`: some rows and all beneath them, in scope or not. */
  function branchOf(ctx: Context, ids: readonly string[]): RawBuilder<unknown> {
    return sql`with recursive branch as (
      select id from ${name} where tenant_id = ${ctx.tenant.id} and id = any(${ids}::bigint[])
      union
      select below.id from ${name} below join branch on below.parent_id = branch.id where below.tenant_id = ${ctx.tenant.id}
    )`;
  }

  async function findBranch(ctx: Context, given: readonly string[]): Promise<{ tops: string[]; ids: string[] }> {
    const found = await scoped(ctx, table)
      .select()
      .where(id, 'in', given)
      .select(sql<string>`${id}`.as('id'))
      .execute();
    passOver(ctx, given, found.length);
    const tops = found.map((row) => row.id);
    const { rows } = await sql<{ id: string }>`${branchOf(ctx, tops)} select id from branch`.execute(tenantDb(ctx));
    return { tops, ids: rows.map((row) => row.id) };
  }

  return {
    branchOf,

    /** Rows in scope (`tops`), and these with all beneath them (`ids`). Rows that are gone already are passed over. */
    findBranch,

    /** Throws where a row would come beneath itself. */
    async refuseLoop(ctx: Context, ownId: string, parentId: string): Promise<void> {
      const { rows } = await sql`${branchOf(ctx, [ownId])} select 1 from branch where id = ${parentId}`.execute(tenantDb(ctx));
      if (rows.length > 0) throw invalid({ parentId: msg`不能移到自己或自己的下级里` }, msg`不能移到自己或自己的下级里`);
    },

    /** Deletes rows in scope with all beneath them, unless `refuse` has something against it. */
    async remove(ctx: Context, given: readonly string[], refuse?: (ctx: Context, ids: string[]) => Promise<void>): Promise<true> {
      const { ids } = await findBranch(ctx, given);
      await refuse?.(ctx, ids);
      await sql`delete from ${name} where tenant_id = ${ctx.tenant.id} and id = any(${ids}::bigint[])`.execute(tenantDb(ctx));
      return true;
    },
  };
}

type Node<Row> = Row & { children: Node<Row>[] };

/** Rows in their order as a tree. A row whose parent is not among them is at the top. */
export function nested<Row extends { id: string; parentId: string }>(rows: readonly Row[]): Node<Row>[] {
  const known = new Set(rows.map(({ id }) => id));
  const childrenOf = Map.groupBy(rows, ({ parentId }) => (known.has(parentId) ? parentId : null));
  const nodes = (parentId: string | null): Node<Row>[] =>
    (childrenOf.get(parentId) ?? []).map((row) => ({ ...row, children: nodes(row.id) }));
  return nodes(null);
}
