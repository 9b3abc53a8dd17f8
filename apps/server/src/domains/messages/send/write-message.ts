import { msg } from '@lingui/core/macro';
import type { InputOf } from '@saiwu/openapi';
import { callerOf, type Context } from '../../../core/context.ts';
import type { ChosenReceivers } from '../../../schema/message-schema.ts';
import { Refusal } from '../../../core/refusal.ts';
import { invalid } from '../../../core/common-refusals.ts';
import { textOfHtml } from '../../../core/rich-text.ts';
import { filledFor, fillWords } from './fill-words.ts';
import { cleanMessage } from './message-html.ts';
import { isNobodyChosen, readChosen, readChosenContest, receiversOf } from './message-receivers.ts';
import { textToo } from './text-too.ts';
import { type OtherMessage, sendMessage } from '../../../services/messages/send-message.ts';

type Written = InputOf<'message.save'>['body'];

/**
 * Sends what somebody has written; answers its id. Throws a refusal that names the field when nobody would get it, or it says nothing.
 * Where its SMS cannot go out, all is refused, unless `withoutSms` takes the reason and the message goes alone.
 */
export async function writeMessage(
  ctx: Context,
  { msgDTO, withSms, ...lists }: Written,
  withoutSms?: (refusal: Refusal) => Promise<void>,
): Promise<string> {
  const chosen = readChosen(lists);
  const contest = await readChosenContest(ctx, chosen);
  const message = { ...fillWords(ctx, wordsOf(ctx, msgDTO), contest), chosen };
  if (isNobodyChosen(chosen) && msgDTO.msgType !== 'PUBLICITY') throw nobodyChosen();
  const receivers = receiversOf(ctx, msgDTO.msgType, chosen);
  const filled = filledFor(ctx, message, contest);
  const sent = await sendMessage(ctx, message, receivers, filled);
  if (!sent) throw nobodyReached(chosen);
  if (withSms) {
    try {
      await textToo(ctx, message.title, receivers, filled);
    } catch (error) {
      if (!withoutSms || !(error instanceof Refusal)) throw error;
      await withoutSms(error);
    }
  }
  return sent.id;
}

/** What a person wrote as it is kept: cleaned, with its words beside it, and a title in any case. */
export function wordsOf(ctx: Context, written: Written['msgDTO']): Omit<OtherMessage, 'chosen'> & { contentText: string } {
  const content = cleanMessage(ctx, written.content);
  const contentText = textOfHtml(content);
  if (contentText === '' && !content.includes('<img')) throw invalid({ 'msgDTO.content': msg`请填写内容` });
  const title = written.title || contentText.slice(0, 255);
  if (title === '') throw invalid({ 'msgDTO.title': msg`请填写标题` });
  return {
    type: written.msgType,
    bizType: written.bizType ?? null,
    bizId: written.bizId || null,
    title,
    content,
    contentText,
    author: callerOf(ctx).name.slice(0, 50),
    handlerUrl: written.handlerUrl || null,
    handlerParams: written.handlerParams || null,
    isSingleHandle: written.isSingleHandle,
  };
}

export function nobodyChosen(): Refusal {
  return invalid({ userIdList: msg`请选择收件人` }, msg`请选择收件人`);
}

/** Told at the list that led nowhere. */
export function nobodyReached({ userIdList, roleCodeList, orgIdList, contestPartList = [] }: ChosenReceivers): Refusal {
  if (contestPartList.length > 0 && userIdList.length + roleCodeList.length + orgIdList.length === 0) {
    const text = msg`大赛里没有这样的人，或他们没有账号`;
    return new Refusal(400, -10, text, { fields: { contestPartList: text } });
  }
  if (roleCodeList.length > 0 && userIdList.length + orgIdList.length === 0) {
    const text = msg`已选角色下尚未分配任何用户`;
    return new Refusal(400, -10, text, { fields: { roleCodeList: text } });
  }
  if (orgIdList.length > 0 && userIdList.length === 0) {
    const text = msg`已选机构下没有可以发送的人`;
    return new Refusal(400, -10, text, { fields: { orgIdList: text } });
  }
  const text = msg`没有可以发送的人`;
  return new Refusal(400, -10, text, { fields: { userIdList: text } });
}
