import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import { invalid, notNow } from '../../../core/common-refusals.ts';
import { fromWire, toWire } from '../../../core/wire-time.ts';
import { expiryBar } from '../../identity/session/admission/expiry.ts';
import { contestActs } from '../contest/acts/contest-acts.ts';
import { lockContest } from '../contest/acts/lock-contest.ts';
import { seal } from '../score/seal.ts';
import { type Deadline, deadlineOf, moveDeadline } from './deadline-of.ts';
import { tellExtended } from './deadline-messages.ts';
import { deadlineBar } from './extension-acts.ts';
import { readTargets, type Target } from './read-targets.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

type Asked = InputOf<'contest.extend'>['body'];

/** Puts a deadline off, for all by moving it; tells whom it concerns. Answers the ids of what was written down. */
export async function extendDeadline(ctx: Context, contestId: string, asked: Asked): Promise<string[]> {
  const locked = await lockContest(ctx, contestId);
  const deadline = deadlineOf(locked, asked);
  const bar = contestActs.extend.barredBy(locked.situation) ?? deadlineBar(locked.situation.state, deadline.stage?.state ?? null);
  if (bar) throw notNow(bar);
  // where the service has ended a review that runs may be finished, and no registration goes on
  const ended = deadline.stage ? null : await expiryBar(ctx, callerOf(ctx));
  if (ended) throw ended;
  const until = checkMoment(ctx, deadline, asked.until);
  const targets = await readTargets(ctx, deadline, asked);
  const late = targets.filter(({ end }) => end >= until);
  if (late[0]) throw invalid({ until: refusalOf(late[0], late.length) });
  const rows = await tenantDb(ctx)
    .insertInto('deadlineExtension')
    .values(
      targets.map(({ projectId, orgId, end }) => ({
        contestId,
        stageId: deadline.stage?.id ?? null,
        projectId,
        orgId,
        before: end,
        until,
        reason: asked.reason,
        createTime: ctx.now,
        createdBy: callerOf(ctx).userId,
        takenBackTime: null,
        takenBackBy: null,
      })),
    )
    .returning('id')
    .execute();
  if (asked.reach === 'ALL') await moveDeadline(ctx, deadline, until);
  await tellExtended(ctx, deadline, targets, { until, reason: asked.reason });
  if (deadline.stage)
    await seal(ctx, deadline.stage.id, {
      event: contestActs.extend.seals,
      by: callerOf(ctx).userId,
      until: until.toISOString(),
      reason: asked.reason,
      projects: targets.flatMap(({ projectId }) => projectId ?? []),
      orgs: targets.flatMap(({ orgId }) => orgId ?? []),
    });
  return rows.map(({ id }) => id);
}

/** Days. How long people are kept is counted from the last end, so a year that was mistyped would keep them for as long. */
const furthest = 366;

function checkMoment(ctx: Context, { end, next, stage }: Deadline, text: string): Date {
  const until = fromWire(text, ctx.tenant.timeZone);
  if (until <= ctx.now) throw invalid({ until: msg`新的截止时间要晚于现在` });
  if (until.getTime() > Math.max(end.getTime(), ctx.now.getTime()) + furthest * 86_400_000) throw invalid({ until: msg`一次最多延后一年` });
  if (next === null || until <= next) return until;
  const latest = toWire(next, ctx.tenant.timeZone).slice(0, 16);
  throw invalid({
    until: stage
      ? msg`不能晚于下一步开始的时间 ${latest}；要更晚，请先在编辑里推迟下一步`
      : msg`不能晚于评审开始的时间 ${latest}；要更晚，请先在编辑里推迟评审`,
  });
}

function refusalOf({ label }: Target, count: number) {
  if (label === null) return msg`新的截止时间要晚于原来的`;
  return count > 1 ? msg`「${label}」等 ${count} 个的截止时间已经是这时或更晚` : msg`「${label}」的截止时间已经是这时或更晚`;
}
