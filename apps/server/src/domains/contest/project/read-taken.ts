import type { Context } from '../../../core/context.ts';

/** All titles and numbers of the contest, also of projects out of the caller's scope: both are unique in their contest. */
export async function readTaken(ctx: Context, contestId: string): Promise<{ titles: Set<string>; numbers: Set<string> }> {
  const rows = await ctx.db
    .selectFrom('project')
    .where('tenantId', '=', ctx.tenant.id)
    .where('contestId', '=', contestId)
    .select(['title', 'number'])
    .execute();
  return { titles: new Set(rows.map(({ title }) => title)), numbers: new Set(rows.map(({ number }) => number)) };
}
