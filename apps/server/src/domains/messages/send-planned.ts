import { msg } from '@lingui/core/macro';
import { contract, messageSave } from '@saiwu/openapi';
import { z } from 'zod';
import { callerOf, type Context } from '../../core/context.ts';
import { notNow } from '../../core/common-refusals.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../rows/transaction.ts';
import { scoped } from '../../rows/scope.ts';
import { defineJob } from '../../services/jobs/define-job.ts';
import { type TextOfOthers, textOf } from '../../services/messages/message-texts.ts';
import { sendMessage } from '../../services/messages/send-message.ts';
import { expiryBar } from '../identity/session/admission/expiry.ts';
import { writeMessage } from './send/write-message.ts';

/** Sends a message whose time has come, as its author with what they may and reach now; the author is told where that is nobody. */
export const sendPlanned = defineJob({
  input: z.object({ planId: z.string() }),
  async run(job, { planId }) {
    try {
      await job.finish((ctx) => send(ctx, planId));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await inTransaction(job.ctx, (ctx) => giveUp(ctx, planId, error));
      throw error;
    }
  },
});

async function send(ctx: Context, planId: string): Promise<void> {
  const plan = await held(ctx, planId);
  if (plan?.state !== 'WAITING') return;
  if (!callerOf(ctx).authority.hasPermission([contract['message.save'].access])) throw notNow(msg`发起人已经没有发送消息的权限`);
  // the request was let through when its service still ran
  const ended = await expiryBar(ctx, callerOf(ctx));
  if (ended) throw ended;
  const msgId = await writeMessage(ctx, messageSave.parse(plan.body), (refusal) => tellUntexted(ctx, plan, refusal));
  await scoped(ctx, 'msgPlan').update().set({ state: 'SENT', msgId }).where('msgPlan.id', '=', planId).execute();
}

/** The message is out: what keeps its SMS back is told the author, and keeps nobody from reading it. */
async function tellUntexted(ctx: Context, plan: { title: string; createdBy: string }, refusal: Refusal): Promise<void> {
  await tellAuthor(ctx, plan, textOf('planUntexted', { title: plan.title, reason: ctx.say(refusal.text) }));
}

async function tellAuthor(
  ctx: Context,
  { createdBy }: { createdBy: string },
  words: ReturnType<typeof textOf<TextOfOthers>>,
): Promise<void> {
  await sendMessage(ctx, { type: 'WARN', bizType: null, bizId: null, ...words, author: null, handlerUrl: null }, [createdBy]);
}

async function giveUp(ctx: Context, planId: string, refusal: Refusal): Promise<void> {
  const plan = await held(ctx, planId);
  if (plan?.state !== 'WAITING') return;
  await scoped(ctx, 'msgPlan').update().set({ state: 'FAILED' }).where('msgPlan.id', '=', planId).execute();
  await tellAuthor(ctx, plan, textOf('planFailed', { title: plan.title, reason: ctx.say(refusal.text) }));
}

function held(ctx: Context, planId: string) {
  return scoped(ctx, 'msgPlan').select().where('msgPlan.id', '=', planId).selectAll('msgPlan').forUpdate().executeTakeFirst();
}
