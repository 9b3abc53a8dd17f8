import { msg } from '@lingui/core/macro';
import { consolePaths, type InputOf, invitationChannelNames, invitationStateNames, type invitationStates, linkTo } from '@saiwu/openapi';
import { type RawBuilder, sql } from 'kysely';
import { callerOf, type Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { phonesInLists } from '../../../services/parameters/mask-phone.ts';
import { answerPage } from '../../../rows/paging.ts';
import { invalid, notFound, notNow } from '../../../core/common-refusals.ts';
import { passOver } from '../../../rows/pass-over.ts';
import { scoped } from '../../../rows/scope.ts';
import { digest, randomText } from '../../../core/tokens.ts';
import { fromWire, toWire, toWireOrNull } from '../../../core/wire-time.ts';
import { isJudgeOnly, stillJudging } from '../../identity/session/admission/judge-account.ts';
import { endInvitationSessions, hasReview } from '../../identity/session/admission/live-invitation.ts';
import { anonymousBar } from '../retention/anonymous-bar.ts';
import { holdContest } from '../contest/acts/lock-contest.ts';
import { sendInvitation } from './send-invitation.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

export const invitationHandlers = {
  'invitation.page': async (ctx, { body }) => {
    const show = await phonesInLists(ctx);
    const { judgeId, contestId, state } = body.model;
    let matching = scoped(ctx, 'invitation')
      .select()
      .innerJoin('judge', 'judge.id', 'invitation.judgeId')
      .innerJoin('user', 'user.id', 'judge.userId')
      .innerJoin('contest', 'contest.id', 'invitation.contestId');
    if (judgeId) matching = matching.where('invitation.judgeId', '=', judgeId);
    if (contestId) matching = matching.where('invitation.contestId', '=', contestId);
    if (state) matching = matching.where(sql<boolean>`${stateOf(ctx)} = ${state}`);
    return answerPage(ctx, body, {
      matching,
      sortable: { id: 'invitation.id', until: 'invitation.until', createTime: 'invitation.createTime' },
      select: (query) =>
        query.select([
          'invitation.id',
          'invitation.judgeId',
          'user.name as judgeName',
          'invitation.contestId',
          'contest.title as contestTitle',
          'invitation.phone',
          stateOf(ctx).as('state'),
          'invitation.until',
          'invitation.usedTime',
          'invitation.createTime',
        ]),
      present: (row) => ({
        ...row,
        channel: enumeration(ctx, invitationChannelNames, row.phone === null ? 'LINK' : 'SMS'),
        phone: show(row.phone),
        state: enumeration(ctx, invitationStateNames, row.state),
        until: toWire(row.until, ctx.tenant.timeZone),
        usedTime: toWireOrNull(row.usedTime, ctx.tenant.timeZone),
        createTime: toWire(row.createTime, ctx.tenant.timeZone),
      }),
    });
  },

  'invitation.create': async (ctx, { body }) => {
    await holdContest(ctx, body.contestId);
    const judge = await invitee(ctx, body.judgeId);
    const contest = await scoped(ctx, 'contest')
      .select()
      .where('contest.id', '=', body.contestId)
      .select(['contest.id', 'contest.title', hasReview.as('hasReview'), 'contest.anonymiseTime', lastReviewEnd.as('lastReviewEnd')])
      .executeTakeFirst();
    if (!contest) throw notFound();
    if (contest.anonymiseTime !== null) throw notNow(anonymousBar);
    if (!contest.hasReview || !contest.lastReviewEnd) throw notNow(msg`只能邀请评委参加已经发布、评审还没有结束的大赛`);
    const until = untilOf(ctx, body, contest.lastReviewEnd);
    const code = randomText(24);
    await revoke(ctx, await openIds(ctx, judge.id, contest.id));
    const { id } = await tenantDb(ctx)
      .insertInto('invitation')
      .values({
        codeHash: await digest(code),
        judgeId: judge.id,
        contestId: contest.id,
        phone: body.channel === 'SMS' ? judge.mobile : null,
        until,
        createTime: ctx.now,
        createdBy: callerOf(ctx).userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const path = linkTo(consolePaths.invitation, { code });
    if (body.channel === 'SMS') await sendInvitation(ctx, { phone: judge.mobile, name: judge.name, contest: contest.title, path, until });
    return { id, path: body.channel === 'SMS' ? null : path, until: toWire(until, ctx.tenant.timeZone) };
  },

  'invitation.revoke': async (ctx, { body }) => {
    const rows = await scoped(ctx, 'invitation').select().where('invitation.id', 'in', body.ids).select('invitation.id').execute();
    passOver(ctx, body.ids, rows.length);
    await revoke(
      ctx,
      rows.map(({ id }) => id),
    );
    return true;
  },
} satisfies Partial<Handlers>;

/** The judge, held until the end of the transaction: of two invitations at the same moment the second takes the place of the first. */
async function invitee(ctx: Context, judgeId: string) {
  const judge = await scoped(ctx, 'judge')
    .select()
    .innerJoin('user', 'user.id', 'judge.userId')
    .where('judge.id', '=', judgeId)
    .select(['judge.id', 'user.name', 'user.mobile', isJudgeOnly.as('isJudgeOnly'), stillJudging.as('isJudging')])
    .forUpdate('judge')
    .executeTakeFirst();
  if (!judge) throw notFound();
  const { name } = judge;
  if (!judge.isJudgeOnly) throw notNow(msg`${name} 还有评委以外的角色，请用账号密码登录`);
  if (!judge.isJudging) throw notNow(msg`${name} 已停用或暂停，不能邀请`);
  return judge;
}

/** Days that a link outlives the last deadline where nobody closes the stage. */
const graceDays = 30;

function untilOf(ctx: Context, { until }: InputOf<'invitation.create'>['body'], lastReviewEnd: Date): Date {
  const latest = new Date(Math.max(lastReviewEnd.getTime(), ctx.now.getTime()) + graceDays * 86_400_000);
  const end = until ? fromWire(until, ctx.tenant.timeZone) : latest;
  if (Number.isNaN(end.getTime()) || end <= ctx.now || end > latest) {
    const last = toWire(latest, ctx.tenant.timeZone);
    throw invalid({ until: msg`要晚于现在，不晚于 ${last}` });
  }
  return end;
}

async function openIds(ctx: Context, judgeId: string, contestId: string): Promise<string[]> {
  const rows = await tenantDb(ctx)
    .selectFrom('invitation')
    .where('judgeId', '=', judgeId)
    .where('contestId', '=', contestId)
    .where('revokedTime', 'is', null)
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Withdraws invitations whose rows were found in scope. */
async function revoke(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tenantDb(ctx)
    .updateTable('invitation')
    .set({ revokedTime: ctx.now })
    .where('id', 'in', [...ids])
    .where('revokedTime', 'is', null)
    .execute();
  await endInvitationSessions(ctx, ids, 'REVOKED');
}

const lastReviewEnd = sql<Date | null>`(select max(stage.review_end) from stage
  where stage.tenant_id = contest.tenant_id and stage.contest_id = contest.id and stage.state <> 'CLOSED')`;

/** Over `invitation`, `judge`, `user` and `contest`. */
function stateOf(ctx: Context): RawBuilder<(typeof invitationStates)[number]> {
  return sql`case when invitation.revoked_time is not null then 'REVOKED' when invitation.until <= ${ctx.now} then 'EXPIRED'
    when ${hasReview} and ${stillJudging} then 'OPEN' else 'CLOSED' end`;
}
