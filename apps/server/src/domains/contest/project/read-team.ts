import type { Context } from '../../../core/context.ts';

/** The accounts of those who stand behind a project, advisors too. */
export async function readTeam(ctx: Context, projectId: string): Promise<string[]> {
  const team = await ctx.db
    .selectFrom('projectPerson')
    .where('tenantId', '=', ctx.tenant.id)
    .where('projectId', '=', projectId)
    .where('userId', 'is not', null)
    .select('userId')
    .execute();
  return team.flatMap(({ userId }) => userId ?? []);
}
