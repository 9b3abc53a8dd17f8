import type { AnswerOf } from '@saiwu/api-client';
import { messageSave } from '@saiwu/openapi';
import { z } from 'zod';

export type SentMessage = AnswerOf<'message.getSent'>;

const { msgDTO, ...lists } = messageSave.shape;

/** Whom a new message is for: everybody (an announcement alone), or those who are named, in people, roles and organisations. */
const receivers = z
  .object({ isForAll: z.boolean(), ...lists })
  .refine((chosen) => hasReceivers(chosen), { path: ['userIdList'], error: 'rule.required' });

/** A new message as it is filled in. The receivers stand apart, so that what is wrong with them is said together with what is wrong elsewhere. */
export const newMessage = z.object({ msgDTO, receivers });

export type NewMessage = z.input<typeof newMessage>;

type Receivers = { isForAll: boolean } & Partial<Record<keyof typeof lists, string[]>>;

/** Whether it is said whom the message is for. */
export function hasReceivers({ isForAll, userIdList = [], roleCodeList = [], orgIdList = [] }: Receivers): boolean {
  return isForAll || userIdList.length + roleCodeList.length + orgIdList.length > 0;
}

/** Whom the message is for, as the contract takes it: nobody named means everybody. */
export function receiversOf({ isForAll, userIdList = [], roleCodeList = [], orgIdList = [] }: Receivers) {
  return isForAll ? { userIdList: [], roleCodeList: [], orgIdList: [] } : { userIdList, roleCodeList, orgIdList };
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
