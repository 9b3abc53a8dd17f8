import type { MessageDescriptor } from '@lingui/core';
import { type RawBuilder, sql } from 'kysely';
import { notNow } from '../core/common-refusals.ts';
import type { Context } from '../core/context.ts';
import { scoped, type ScopedName } from './scope.ts';

/**
 * Refuses while others hold one of these rows, whoever may see those: `holders` counts them, an expression over the row, and `says` names
 * the row by its
 * `name`.
 */
export async function refuseHeld(
  ctx: Context,
  table: Extract<ScopedName, 'station' | 'application'>,
  ids: readonly string[],
  holders: RawBuilder<number>,
  says: (name: string, count: number) => MessageDescriptor,
): Promise<void> {
  const held = await scoped(ctx, table)
    .select()
    .where(sql.ref(`${table}.id`), 'in', ids)
    .where(holders, '>', 0)
    .orderBy(sql.ref(`${table}.id`))
    .select([sql<string>`${sql.ref(`${table}.name`)}`.as('name'), holders.as('count')])
    .executeTakeFirst();
  if (held) throw notNow(says(held.name, held.count));
}
