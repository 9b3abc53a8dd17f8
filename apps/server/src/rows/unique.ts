import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sql } from 'kysely';
import type { Context } from '../core/context.ts';
import { tenantDb } from './tenant-db.ts';

/**
 * A column whose value no two rows share that agree in another one, whatever the case of its letters, and what is said of a value that is
 * taken.
 */
export interface UniqueWithin<Column extends string = string> {
  column: Column;
  within: Column;
  says: (value: string) => MessageDescriptor;
}

/** A column whose value no two rows of a tenant share, or those of one group of rows. */
export type Unique<Column extends string = string> = Column | UniqueWithin<Column>;

interface Twin {
  column: string;
  reason: MessageDescriptor;
}

/**
 * Of columns that no two rows share, the first whose value in `row` another row has than that of `ownId`; columns that `row` does not name
 * are passed over.
 */
export async function findTwin(
  ctx: Context,
  table: string,
  uniques: readonly Unique[],
  row: Readonly<Record<string, unknown>>,
  ownId = '0',
): Promise<Twin | null> {
  for (const unique of uniques) {
    const { column, within, says } = typeof unique === 'string' ? { column: unique, within: undefined, says: isTaken } : unique;
    const value = row[column];
    if (typeof value !== 'string') continue;
    const beside = within === undefined ? sql`` : sql`and ${sql.ref(within)}::text is not distinct from ${row[within] ?? null}::text`;
    // over the whole tenant, not only over the rows in scope: the constraint does not know scopes either
    const twin = await sql`select 1 from ${sql.table(table)} where tenant_id = ${ctx.tenant.id}
      and lower(${sql.ref(column)}) = lower(${value}) and id <> ${ownId} ${beside}`.execute(tenantDb(ctx));
    if (twin.rows.length > 0) return { column, reason: says(value) };
  }
  return null;
}

/** Of a value that no two rows may share. */
export function isTaken(value: string): MessageDescriptor {
  return msg`${value} 已经存在`;
}
