import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';

/** How much stands in each section: what handing in asks of them, without reading them. */
export async function readPlanLengths(ctx: Context, projectId: string): Promise<ReadonlyMap<string, { characters: number }>> {
  const rows = await ctx.db
    .selectFrom('planSection')
    .where('tenantId', '=', ctx.tenant.id)
    .where('projectId', '=', projectId)
    .where(sql<boolean>`html <> ''`)
    .select(['key', 'characters'])
    .execute();
  return new Map(rows.map(({ key, characters }) => [key, { characters }]));
}
