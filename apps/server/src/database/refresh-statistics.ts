import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Schema } from '../schema/schema.ts';
import { unseal } from '../core/unseal.ts';

/**
 * Tells the planner how large tables have become, after `written` rows came at once: autovacuum would come a minute later, and to the
 * embedded database never. Call it after the transaction; it keeps nobody from reading or writing, and failing undoes nothing.
 */
export async function refreshStatistics(ctx: Context, tables: readonly (keyof Schema)[], written: number): Promise<void> {
  if (written < worthwhile) return;
  try {
    const parts = await Promise.all(tables.map((table) => withColumns(ctx, table)));
    await sql`analyze ${sql.join(parts)}`.execute(unseal(ctx.db));
  } catch (error) {
    ctx.host.log.warn({ tables, error: String(error) }, 'statistics were not refreshed');
  }
}

/** Rows below which old figures mislead nobody. */
const worthwhile = 100;

/**
 * A table and all its columns, named: without that, how often each pair of characters occurs in its texts would be counted too (migration
 * 0023), which takes three times as long and changes little.
 */
async function withColumns(ctx: Context, table: keyof Schema): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = (select tableoid from ${sql.table(table)} limit 1) and attnum > 0 and not attisdropped`.execute(unseal(ctx.db));
  return sql`${sql.table(table)} (${sql.join(rows.map(({ name }) => sql.ref(name)))})`;
}
