import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** The last number that a project of a contest was given. Whoever counts on from it has taken turns, or holds the contest alone. */
export async function lastNumber(ctx: Context, contestId: string): Promise<number> {
  const row = await tenantDb(ctx)
    .selectFrom('project')
    .where('contestId', '=', contestId)
    .select(sql<number | null>`max(substring(number from '-([0-9]{1,8})$')::int)`.as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}

/** A project's number in a contest of an edition: `2026-0012`. */
export function numberOf(edition: number, count: number): string {
  return `${edition}-${String(count).padStart(4, '0')}`;
}
