import type { AnswerOf } from '@saiwu/api-client';
import { messageSave, rules } from '@saiwu/openapi';
import { z } from 'zod';

export type SentMessage = AnswerOf<'message.getSent'>;

const { msgDTO, withSms, ...lists } = messageSave.shape;

/**
 * Whom a new message is for: everybody (an announcement alone), or those who are named, in people, roles, organisations and parts in a
 * contest.
 */
const receivers = z
  .object({ isForAll: z.boolean(), ...lists })
  .refine((chosen) => hasReceivers(chosen), { path: ['userIdList'], error: 'rule.required' });

/**
 * A new message as it is filled in. The receivers stand apart, so that what is wrong with them is said together with what is wrong
 * elsewhere.
 */
export const newMessage = z
  .object({ msgDTO, receivers, withSms, isLater: z.boolean(), sendTime: rules.dateTime.or(z.literal('')) })
  .refine(({ isLater, sendTime }) => !isLater || sendTime !== '', { path: ['sendTime'], error: 'rule.required' });

export type NewMessage = z.input<typeof newMessage>;

type Receivers = { isForAll: boolean } & z.input<z.ZodObject<typeof lists>>;

/** Whether it is said whom the message is for. */
export function hasReceivers({
  isForAll,
  userIdList = [],
  roleCodeList = [],
  orgIdList = [],
  contestId,
  contestPartList = [],
}: Receivers): boolean {
  return isForAll || userIdList.length + roleCodeList.length + orgIdList.length > 0 || (Boolean(contestId) && contestPartList.length > 0);
}

/** Whom the message is for, as the contract takes it: nobody named means everybody. The contest stays: words may be about it. */
export function receiversOf({ isForAll, userIdList = [], roleCodeList = [], orgIdList = [], contestId, contestPartList = [] }: Receivers) {
  const contest = { contestId: contestId || null };
  return isForAll
    ? { userIdList: [], roleCodeList: [], orgIdList: [], contestPartList: [], ...contest }
    : { userIdList, roleCodeList, orgIdList, contestPartList: contestId ? contestPartList : [], ...contest };
}

/** What the words of a message start with, from a sent one or for a new one. */
export function wordsOf(sent: SentMessage | null): NewMessage['msgDTO'] {
  return {
    msgType: sent?.msgType.code ?? 'NOTIFY',
    title: sent?.title ?? '',
    content: sent?.content ?? '',
    bizType: sent?.bizType?.code ?? null,
    bizId: sent?.bizId ?? '',
    handlerUrl: sent?.handlerUrl ?? '',
    handlerParams: sent?.handlerParams ?? '',
    isSingleHandle: sent?.isSingleHandle ?? true,
  };
}
