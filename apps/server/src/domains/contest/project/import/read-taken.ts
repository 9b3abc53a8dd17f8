import type { Context } from '../../../../core/context.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** All titles and numbers of the contest, also of projects out of the caller's scope: both are unique in their contest. */
export async function readTaken(ctx: Context, contestId: string): Promise<{ titles: Set<string>; numbers: Set<string> }> {
  const rows = await tenantDb(ctx).selectFrom('project').where('contestId', '=', contestId).select(['title', 'number']).execute();
  return { titles: new Set(rows.map(({ title }) => title)), numbers: new Set(rows.map(({ number }) => number)) };
}
