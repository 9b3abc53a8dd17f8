import { z } from 'zod';
import { dateTime, enumeration, id } from '../rules.ts';

/** 待办, 通知, 公告, 预警. */
export const messageTypes = ['WAIT', 'NOTIFY', 'PUBLICITY', 'WARN'] as const;

/** 大赛, 评审阶段. */
export const messageSubjects = ['CONTEST', 'STAGE'] as const;

/** A message as one of its receivers has it. */
export const message = z.object({
  id,
  receiveId: id,
  msgType: enumeration(messageTypes),
  /** What kind of record it is about. */
  bizType: enumeration(messageSubjects).nullable(),
  bizId: z.string().nullable(),
  title: z.string(),
  content: z.string(),
  author: z.string().nullable(),
  /** Where it is dealt with: a path of the console. */
  handlerUrl: z.string().nullable(),
  isRead: z.boolean(),
  readTime: dateTime.nullable(),
  createTime: dateTime,
  /** The same as epoch milliseconds: how long ago it was does not depend on the reader's zone. */
  createMillis: z.string(),
  createdBy: id.nullable(),
});

const oneOrMany = z.union([z.array(z.string()), z.string()]);

export const messageModel = z
  .object({
    isRead: z.boolean().nullable(),
    msgType: oneOrMany.nullable(),
    bizType: oneOrMany.nullable(),
    title: z.string(),
    content: z.string(),
  })
  .partial();
