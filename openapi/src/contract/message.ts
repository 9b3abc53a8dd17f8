import { z } from 'zod';
import { message, messageModel } from '../entities/message.ts';
import { operations } from '../operation.ts';
import { pageOf, pageRequest } from '../page.ts';
import { id } from '../rules.ts';

/** What the console tells a person. Everybody reaches their own messages only. */
export const messageOperations = operations({
  'message.page': {
    method: 'POST',
    path: '/msg/msg/page',
    client: 'authority',
    access: 'session',
    effect: 'read',
    summary: "A page of the caller's messages: unread ones first, then the newest; `sort` is ignored",
    body: pageRequest(messageModel),
    answer: pageOf(message),
  },
  'message.mark': {
    method: 'POST',
    path: '/msg/msg/mark',
    client: 'authority',
    access: 'session',
    effect: 'write',
    summary: "Mark some of the caller's messages as read",
    body: z.array(id).min(1, 'rule.selection').max(1000),
    answer: z.boolean(),
  },
  'message.get': {
    method: 'GET',
    path: '/msg/msg/{id}',
    client: 'authority',
    access: 'session',
    effect: 'read',
    summary: "One of the caller's messages",
    params: z.object({ id }),
    answer: message,
  },
});
