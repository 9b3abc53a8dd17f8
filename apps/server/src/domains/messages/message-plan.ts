import { msg } from '@lingui/core/macro';
import { type AnswerOf, type InputOf, messagePlanSave, planStateNames } from '@saiwu/openapi';
import type { Selectable } from 'kysely';
import { callerOf, type Context } from '../../core/context.ts';
import { invalid, notFound, notNow } from '../../core/common-refusals.ts';
import { enumeration } from '../../core/enumeration.ts';
import type { Handlers } from '../../core/handlers.ts';
import { fromWire, toWire } from '../../core/wire-time.ts';
import { scoped } from '../../rows/scope.ts';
import type { TenantSchema } from '../../schema/tenant-schema.ts';
import { startJob } from '../../services/jobs/start-job.ts';
import { fillWords } from './send/fill-words.ts';
import { isNobodyChosen, readChosen, readChosenContest, receiversOf } from './send/message-receivers.ts';
import { readNotice } from './send/text-too.ts';
import { nobodyChosen, nobodyReached, wordsOf } from './send/write-message.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/** Messages that wait for their time. */
export const messagePlanHandlers = {
  'message.plan': (ctx, { body }) => planMessage(ctx, body),

  'message.plans': async (ctx) => {
    const rows = await scoped(ctx, 'msgPlan').select().orderBy('msgPlan.id', 'desc').limit(most).selectAll('msgPlan').execute();
    return rows.map((row) => present(ctx, row));
  },

  'message.cancelPlan': async (ctx, { params }) => {
    const plan = await scoped(ctx, 'msgPlan')
      .select()
      .where('msgPlan.id', '=', params.id)
      .selectAll('msgPlan')
      .forUpdate()
      .executeTakeFirst();
    if (!plan) throw notFound();
    // the job that waits for it finds nothing to do
    if (plan.state !== 'WAITING') throw notNow(plan.state === 'SENT' ? msg`已经发送，不能取消` : msg`这条消息不再等待发送`);
    await scoped(ctx, 'msgPlan').update().set({ state: 'CANCELLED' }).where('msgPlan.id', '=', plan.id).execute();
    return present(ctx, { ...plan, state: 'CANCELLED' });
  },
} satisfies Partial<Handlers>;

/** In the list. */
const most = 100;
/** How far away it may be, in days. */
const farthest = 365;

/** What can be known to be wrong now is refused now; whom it reaches is found when it is sent. */
async function planMessage(ctx: Context, { sendTime, ...body }: InputOf<'message.plan'>['body']): Promise<AnswerOf<'message.plan'>> {
  const at = fromWire(sendTime, ctx.tenant.timeZone);
  if (at <= ctx.now) throw invalid({ sendTime: msg`定时发送要晚于现在` });
  if (at.getTime() > ctx.now.getTime() + farthest * 86_400_000) throw invalid({ sendTime: msg`最多定在 ${farthest} 天以内` });
  const chosen = readChosen(body);
  if (isNobodyChosen(chosen) && body.msgDTO.msgType !== 'PUBLICITY') throw nobodyChosen();
  // people who are named are there now or not at all; whom a group has at that time is not known yet
  const isOfPeople = chosen.userIdList.length > 0 && isNobodyChosen({ ...chosen, userIdList: [] });
  if (isOfPeople && !(await receiversOf(ctx, body.msgDTO.msgType, chosen).select('user.id').limit(1).executeTakeFirst()))
    throw nobodyReached(chosen);
  if (body.withSms) await readNotice(ctx);
  const { title } = fillWords(ctx, wordsOf(ctx, body.msgDTO), await readChosenContest(ctx, chosen));
  const plan = await tenantDb(ctx)
    .insertInto('msgPlan')
    .values({
      title,
      body: JSON.stringify(messagePlanSave.omit({ sendTime: true }).parse(body)),
      sendTime: at,
      msgId: null,
      createTime: ctx.now,
      createdBy: callerOf(ctx).userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await startJob(ctx, 'message.send', { planId: plan.id }, { label: title, startAfter: at });
  return present(ctx, plan);
}

function present(ctx: Context, { id, title, sendTime, state, msgId, createTime }: Selectable<TenantSchema['msgPlan']>) {
  const zone = ctx.tenant.timeZone;
  return {
    id,
    title,
    sendTime: toWire(sendTime, zone),
    state: enumeration(ctx, planStateNames, state),
    msgId,
    createTime: toWire(createTime, zone),
  };
}
