import { sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { forgetAnswersTo } from '../../../rows/forget-answers.ts';
import { seal } from '../score/seal.ts';
import { changeEntry } from './change-entry.ts';
import { entryActs } from './entry-acts.ts';
import { tellRemoved, tellWithdrawn, withdrawAsked } from './entry-messages.ts';
import { holdEntry } from './hold-entry.ts';
import { readAsked } from './invitations/read-asked.ts';
import { noteAct } from '../project/history/log-change.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Takes a project out of its contest for good. Judges who were chosen for it already are free again: none has begun. */
export async function withdrawEntry(ctx: Context, id: string, reason: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'withdraw');
  const ended = await tenantDb(ctx).deleteFrom('assignment').where('projectId', '=', id).returning(['judgeId', 'stageId']).execute();
  await changeEntry(ctx, id, { state: 'WITHDRAWN' });
  await noteAct(ctx, entry, entryActs.withdraw, reason);
  await tellWithdrawn(ctx, entry, reason);
  const { userId } = callerOf(ctx);
  for (const [stageId, pairs] of Map.groupBy(ended, (pair) => pair.stageId)) {
    const judges = pairs.map(({ judgeId }) => judgeId);
    await seal(ctx, stageId, { event: entryActs.withdraw.seals, by: userId, project: id, number: entry.number, reason, judges }); // oxlint-disable-line no-await-in-loop -- a contest has a few
  }
}

/** Removes a draft that was never handed in, and tells those who were of it. Its files go with the next sweep. */
export async function removeEntry(ctx: Context, id: string): Promise<void> {
  const entry = await holdEntry(ctx, id, 'remove');
  await tellRemoved(ctx, entry);
  await withdrawAsked(ctx, entry, await readAsked(ctx, sql`project.id = ${id}`));
  const { createdBy } = await tenantDb(ctx).deleteFrom('project').where('id', '=', id).returning('createdBy').executeTakeFirstOrThrow();
  if (createdBy !== null) await forgetAnswersTo(ctx, createdBy, 'entry.begin');
}
