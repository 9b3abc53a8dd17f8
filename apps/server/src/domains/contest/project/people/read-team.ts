import type { Context } from '../../../../core/context.ts';
import { tenantDb } from '../../../../rows/tenant-db.ts';

/** The accounts of those who stand behind a project, advisors too. */
export async function readTeam(ctx: Context, projectId: string): Promise<string[]> {
  const team = await tenantDb(ctx)
    .selectFrom('projectPerson')
    .where('projectId', '=', projectId)
    .where('userId', 'is not', null)
    .select('userId')
    .execute();
  return team.flatMap(({ userId }) => userId ?? []);
}
