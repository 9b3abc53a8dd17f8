import { msg } from '@lingui/core/macro';
import { messageSubjects, messageTypes } from '@saiwu/openapi';
import { z } from 'zod';
import { defineResource } from '../../crud/resource.ts';

/** The messages in the caller's own box. */
export const message = defineResource('message', {
  title: msg({ message: '消息', context: '一条' }),
  labels: {
    title: msg`标题`,
    content: msg`内容`,
    text: msg`内容`,
    author: msg`作者`,
    bizType: msg`业务类型`,
    msgType: msg`消息类型`,
    isRead: msg`状态`,
    createTime: msg`创建时间`,
  },
  nameOf: (row) => row.title,
  filters: z.object({
    title: z.string(),
    content: z.string(),
    msgType: z.enum(messageTypes),
    bizType: z.enum(messageSubjects),
    isRead: z.boolean(),
    createTime_st: z.iso.date(),
    createTime_ed: z.iso.date(),
  }),
});

export type MessageRow = Parameters<typeof message.nameOf>[0];
