import { msg } from '@lingui/core/macro';
import { messageFields, messageSubjects, messageTypes } from '@saiwu/openapi';
import { z } from 'zod';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** The messages in the caller's own box. */
export const message = defineResource('message', {
  title: msg({ message: '消息', context: '一条' }),
  labels: { ...messageFields, text: messageFields.content },
  nameOf: (row) => row.title,
  search: ['title', 'content'],
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

export type MessageRow = RowOf<'message'>;
