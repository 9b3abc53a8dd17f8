import { callerOf, type Context } from '../../../core/context.ts';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { lockContest } from '../contest/acts/lock-contest.ts';
import { seal } from '../score/seal.ts';
import { tellTakenBack } from './deadline-messages.ts';
import { deadlineOf, moveDeadline } from './deadline-of.ts';
import { extensionActs } from './extension-acts.ts';
import { extensionRows } from './extension-rows.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Takes back extensions that nobody has used: all of them or none. The deadlines are what they were, and whom it concerns is told. */
export async function takeBackExtensions(ctx: Context, contestId: string, ids: readonly string[]): Promise<void> {
  const locked = await lockContest(ctx, contestId);
  const wanted = [...new Set(ids)];
  const rows = await extensionRows(ctx, contestId).where('e.id', 'in', wanted).execute();
  if (rows.length < wanted.length) throw notFound();
  for (const { takenBackTime, until, end, projectId, orgId, stageState, isUsed } of rows) {
    const bar = extensionActs.takeBack.barredBy({
      contestState: locked.situation.state,
      stageState,
      isTakenBack: takenBackTime !== null,
      isOvertaken: projectId === null && orgId === null && end.getTime() !== until.getTime(),
      isUsed,
      until,
      now: ctx.now,
    });
    if (bar) throw notNow(bar);
  }
  await tenantDb(ctx)
    .updateTable('deadlineExtension')
    .set({ takenBackTime: ctx.now, takenBackBy: callerOf(ctx).userId })
    .where('id', 'in', wanted)
    .execute();
  // what was put off together came back to the same moment, mostly
  for (const [key, group] of Map.groupBy(rows, ({ stageId, before }) => `${stageId} ${before.getTime()}`)) {
    const [first] = group;
    if (!first) throw new Error(`nothing under ${key}`);
    const deadline = deadlineOf(locked, { deadline: first.stageId === null ? 'REGISTRATION' : 'REVIEW', stageId: first.stageId });
    if (group.some(({ projectId, orgId }) => projectId === null && orgId === null)) await moveDeadline(ctx, deadline, first.before); // oxlint-disable-line no-await-in-loop -- mostly one
    await tellTakenBack(ctx, deadline, group, first.before); // oxlint-disable-line no-await-in-loop -- see above
    if (deadline.stage)
      // oxlint-disable-next-line no-await-in-loop -- see above
      await seal(ctx, deadline.stage.id, {
        event: extensionActs.takeBack.seals,
        by: callerOf(ctx).userId,
        until: first.before.toISOString(),
        projects: group.flatMap(({ projectId }) => projectId ?? []),
        orgs: group.flatMap(({ orgId }) => orgId ?? []),
      });
  }
}
