import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** How much stands in each section: what handing in asks of them, without reading them. */
export async function readPlanLengths(ctx: Context, projectId: string): Promise<ReadonlyMap<string, { characters: number }>> {
  const rows = await tenantDb(ctx)
    .selectFrom('planSection')
    .where('projectId', '=', projectId)
    .where(sql<boolean>`html <> ''`)
    .select(['key', 'characters'])
    .execute();
  return new Map(rows.map(({ key, characters }) => [key, { characters }]));
}
