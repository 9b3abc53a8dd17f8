import { type AnswerOf, deadlineNames, stageKindNames } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/common-refusals.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { toWire } from '../../../core/wire-time.ts';
import { isOwner, scoped } from '../../../rows/scope.ts';
import { listActions } from '../contest/acts/action.ts';
import { contestStateOf } from '../contest/contest-state.ts';
import { isPast } from '../stage/deadline.ts';
import { extendDeadline } from './extend-deadline.ts';
import { extensionActs } from './extension-acts.ts';
import { concernsCaller, extensionRows } from './extension-rows.ts';
import { takeBackExtensions } from './take-back.ts';

export const deadlineHandlers = {
  'contest.extensions': (ctx, { params }) => readExtensions(ctx, params.id),

  'contest.extend': async (ctx, { params, body }) => {
    const added = new Set(await extendDeadline(ctx, params.id, body));
    return (await readExtensions(ctx, params.id)).filter(({ id }) => added.has(id));
  },

  'contest.takeBackExtensions': async (ctx, { params, body }) => {
    await takeBackExtensions(ctx, params.id, body.ids);
    return true;
  },
} satisfies Partial<Handlers>;

async function readExtensions(ctx: Context, contestId: string): Promise<AnswerOf<'contest.extensions'>> {
  const contest = await scoped(ctx, 'contest').select().where('contest.id', '=', contestId).selectAll('contest').executeTakeFirst();
  if (!contest) throw notFound();
  const canChange = isOwner(ctx, contest);
  const all = extensionRows(ctx, contestId);
  const rows = await (canChange ? all : all.where(concernsCaller(ctx))).execute();
  const zone = ctx.tenant.timeZone;
  const contestState = contestStateOf(contest, ctx.now);
  return rows.map((row) => {
    const isForAll = row.projectId === null && row.orgId === null;
    const isTakenBack = row.takenBackTime !== null;
    const isOvertaken = isForAll && row.end.getTime() !== row.until.getTime();
    return {
      id: row.id,
      deadline: enumeration(ctx, deadlineNames, row.stageId === null ? 'REGISTRATION' : 'REVIEW'),
      stageId: row.stageId,
      stageKind: row.stageKind && enumeration(ctx, stageKindNames, row.stageKind),
      projectId: row.projectId,
      projectNumber: row.projectNumber,
      projectTitle: row.projectTitle,
      orgId: row.orgId,
      orgLabel: row.orgLabel,
      before: toWire(row.before, zone),
      until: toWire(row.until, zone),
      reason: row.reason,
      by: row.by ?? '',
      createTime: toWire(row.createTime, zone),
      takenBack: row.takenBackTime === null ? null : { by: row.takenBackBy ?? '', time: toWire(row.takenBackTime, zone) },
      isInForce: !isTakenBack && !isPast(row.until, ctx.now) && (isForAll ? !isOvertaken : row.until > row.end),
      actions: listActions(
        ctx,
        extensionActs,
        { contestState, stageState: row.stageState, isTakenBack, isOvertaken, isUsed: row.isUsed, until: row.until, now: ctx.now },
        canChange,
      ),
    };
  });
}
