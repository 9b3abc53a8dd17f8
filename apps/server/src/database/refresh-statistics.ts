import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import type { Schema } from '../schema/schema.ts';

/**
 * Tells the planner how large tables have become, after `written` rows came at once: autovacuum would come a minute later, and to the
 * embedded database never. Call it after the transaction; it keeps nobody from reading or writing, and failing undoes nothing.
 */
export async function refreshStatistics(ctx: Context, tables: readonly (keyof Schema)[], written: number): Promise<void> {
  if (written < worthwhile) return;
  try {
    await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(ctx.db);
  } catch (error) {
    ctx.host.log.warn({ tables, error: String(error) }, 'statistics were not refreshed');
  }
}

/** Rows below which old figures mislead nobody. */
const worthwhile = 100;
