import { msg } from '@lingui/core/macro';
import { messageFields, messageModel, messageSubjects, messageTypes } from '@saiwu/openapi';
import { z } from 'zod';
import { defineResource, type RowOf } from '../../crud/resource.ts';

/** The messages in the caller's own box. */
export const message = defineResource('message', {
  title: msg({ message: '消息', context: '一条' }),
  labels: { ...messageFields, text: messageFields.content },
  nameOf: (row) => row.title,
  model: messageModel.extend({ msgType: z.enum(messageTypes), bizType: z.enum(messageSubjects) }),
});

export type MessageRow = RowOf<'message'>;
