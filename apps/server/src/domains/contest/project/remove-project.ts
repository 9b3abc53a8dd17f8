import type { Context } from '../../../core/context.ts';
import { tellProjectChanged } from '../contest/contest-messages.ts';
import { holdProject } from './hold-project.ts';
import { logChange } from './history/log-change.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';
import { projectActs } from './project-acts.ts';

/**
 * Removes an imported project before its review begins, with its people and its assignments, of which none has a sheet yet. Its history
 * stays.
 */
export async function removeProject(ctx: Context, id: string, reason: string): Promise<void> {
  const held = await holdProject(ctx, id, 'remove');
  const { contest, project } = held;
  const ended = await tenantDb(ctx).deleteFrom('assignment').where('projectId', '=', id).returning('judgeId').execute();
  await tenantDb(ctx).deleteFrom('project').where('id', '=', id).execute();
  await logChange(ctx, held, { act: projectActs.remove, reason, changes: {}, freed: ended.map(({ judgeId }) => judgeId) });
  await tellProjectChanged(ctx, contest, project, projectActs.remove, reason);
}
