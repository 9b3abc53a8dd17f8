import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { noteMoves } from './note-history.ts';
import type { PersonRow, Plan } from './plan-import.ts';
import type { Register } from './register-table.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** What a sheet says of somebody who is there already, by the types of the columns. */
export type SheetColumns = Readonly<Record<string, 'text' | 'bigint' | 'int'>>;

/** Adds people, some hundred with a statement. */
export async function insertPeople<Row extends PersonRow>(ctx: Context, table: Register, fresh: Plan<Row>['fresh']): Promise<void> {
  const { userId } = callerOf(ctx);
  const written = { createdBy: userId, updatedBy: userId };
  const rows = fresh.map(({ row, orgId, schoolId }) => ({ ...withoutEmpty(row), orgId, schoolId, ...written }));
  for (const some of piecesOf(rows))
    await tenantDb(ctx)
      .insertInto(table)
      .values(some as never) // the fields of the contract's schema are columns of the table
      .execute();
}

/**
 * Changes people as far as a sheet says something of them and it is news: an empty cell leaves what is there. Who comes to another college
 * moves.
 */
export async function updatePeople<Row extends PersonRow>(
  ctx: Context,
  table: Register,
  columns: SheetColumns,
  existing: Plan<Row>['existing'],
): Promise<void> {
  const names = Object.keys(columns);
  const kept = (name: string) => sql.ref(`${table}.${name}`);
  const next = (name: string) => sql`coalesce(${sql.ref(`next.${name}`)}, ${kept(name)})`;
  const shape = sql.join([sql`id bigint`, ...names.map((name) => sql`${sql.ref(name)} ${sql.raw(columns[name] ?? '')}`)]);
  for (const some of piecesOf(existing)) {
    const moves = some.flatMap(({ id, row }) => (row.orgId ? [{ id, orgId: row.orgId }] : []));
    await noteMoves(ctx, table, moves);
    const said = some.map(({ id, row }) =>
      Object.fromEntries([['id', id], ...names.map((name) => [snake(name), Reflect.get(row, name) || null])]),
    );
    await sql`update ${sql.table(table)} set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${next(name)}`))},
        updated_by = ${callerOf(ctx).userId}, update_time = ${ctx.now}, version = ${kept('version')} + 1
      from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as next (${shape})
      where ${kept('tenantId')} = ${ctx.tenant.id} and ${kept('id')} = next.id
        and (${sql.join(names.map(kept))}) is distinct from (${sql.join(names.map(next))})`.execute(tenantDb(ctx));
  }
}

function withoutEmpty(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, value === '' ? null : value]));
}

function piecesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, piece) => all.slice(piece * atOnce, (piece + 1) * atOnce));
}

const atOnce = 500;

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
