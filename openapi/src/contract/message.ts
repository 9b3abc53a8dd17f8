import { z } from 'zod';
import {
  message,
  messageModel,
  messageReceivers,
  messageSave,
  messageTypes,
  messageUpdate,
  sentMessage,
  sentMessageModel,
} from '../entities/message/message.ts';
import { formWith, largestSheet } from '../entities/service/file-rules.ts';
import { events, file, operations } from '../operation.ts';
import { exportRequest, pageOf, pageRequest } from '../page.ts';
import { id, xlsxFile } from '../rules.ts';

const someIds = z.array(id).min(1, 'rule.selection').max(1000);

const mark = {
  client: 'authority',
  access: 'session',
  effect: 'write',
  isUnlogged: true,
  summary: "Mark some of the caller's messages as read; a single-handle to-do is then done for all its receivers",
  answer: z.boolean(),
} as const;

/** What the console tells a person. Everybody reaches their own receipts only, and authors what they have sent. */
export const messageOperations = operations({
  'message.page': {
    method: 'POST',
    path: '/msg/msg/page',
    client: 'authority',
    access: 'session',
    evenFor: ['oneTimePassword', 'invited'],
    effect: 'read',
    summary:
      "A page of the caller's messages: unread ones first, then the newest; `sort` is ignored. `extra` takes `createTime_st` and `createTime_ed`",
    body: pageRequest(messageModel),
    answer: pageOf(message),
  },
  'message.mark': { ...mark, evenFor: ['invited'], method: 'POST', path: '/msg/msg/mark', body: someIds },
  'message.markByGet': {
    ...mark,
    method: 'GET',
    path: '/msg/msg/mark',
    summary:
      'The same as front ends up to 3.2.0 call it: ids in `msgIds[]`, `ids[]` or `msgCenterIds[]`, also without brackets and joined by commas',
    query: z
      .object({ msgIds: someIds, ids: someIds, msgCenterIds: someIds })
      .partial()
      .refine((lists) => Object.values(lists).some((list) => list !== undefined), { path: ['msgIds'], error: 'rule.selection' }),
  },
  'message.markMine': { ...mark, evenFor: ['invited'], method: 'POST', path: '/msg/anyone/myMsg/mark', body: someIds },
  'message.markAll': {
    ...mark,
    evenFor: ['invited'],
    method: 'POST',
    path: '/msg/msg/markAll',
    client: 'platform',
    summary: "Mark all of the caller's messages as read, or all of one type; answers how many were unread",
    body: z.object({ msgType: z.enum(messageTypes).nullish() }),
    answer: z.int(),
  },
  'message.unread': {
    method: 'GET',
    path: '/msg/msg/unread',
    client: 'authority',
    access: 'session',
    evenFor: ['oneTimePassword', 'invited'],
    effect: 'read',
    summary: "How many of the caller's messages are unread: exact below 100, 100 for all above",
    answer: z.object({ total: z.int() }),
  },
  'message.stream': {
    method: 'GET',
    path: '/msg/stream',
    client: 'platform',
    access: 'session',
    evenFor: ['invited'],
    effect: 'read',
    summary:
      "The caller's unread count and a mark of what the caller may do and is shown, at once and at each change, and the progress of the caller's jobs; ends with the session. At most 5 for a person in each process: a sixth ends the oldest",
    answer: events,
    events: {
      unread: z.object({ total: z.int() }),
      /** Another mark: `resource.visible` or `menu.router` answers something else. */
      access: z.object({ mark: z.string() }),
      job: z.object({ id, state: z.string(), done: z.int(), total: z.int().nullable() }),
    },
  },
  'message.get': {
    method: 'GET',
    path: '/msg/msg/{id}',
    client: 'authority',
    access: 'session',
    evenFor: ['oneTimePassword', 'invited'],
    effect: 'read',
    summary: "One of the caller's messages",
    params: z.object({ id }),
    answer: message,
  },
  'message.remove': {
    method: 'DELETE',
    path: '/msg/msg',
    client: 'platform',
    access: 'session',
    effect: 'write',
    summary: "Take messages out of the caller's box; a message that is in no box any more goes altogether",
    body: someIds,
    answer: z.boolean(),
  },
  'message.export': {
    method: 'POST',
    path: '/msg/msg/export',
    client: 'platform',
    access: 'msg:msg:export',
    effect: 'read',
    summary: "The caller's matching messages as xlsx",
    body: exportRequest(messageModel),
    answer: file,
  },
  'message.preview': {
    method: 'POST',
    path: '/msg/msg/preview',
    client: 'platform',
    access: 'msg:msg:export',
    effect: 'read',
    summary: "The caller's matching messages as an HTML table",
    body: exportRequest(messageModel),
    answer: z.string(),
  },
  'message.save': {
    method: 'POST',
    path: '/msg/msg',
    client: 'platform',
    access: 'msg:msg:add',
    effect: 'write',
    takesKey: true,
    summary: 'Send a message to people, roles and organisations, or an announcement to everybody, within the data scope of the sender',
    body: messageSave,
    answer: sentMessage,
  },
  'message.update': {
    method: 'PUT',
    path: '/msg/msg',
    client: 'platform',
    access: 'msg:msg:edit',
    effect: 'write',
    summary: 'Change a message that the caller has sent and that nobody has read',
    body: messageUpdate,
    answer: sentMessage,
  },
  'message.import': {
    method: 'POST',
    path: '/msg/msg/import',
    client: 'platform',
    access: 'msg:msg:import',
    effect: 'write',
    takesKey: true,
    summary:
      'Send the messages of an xlsx file (title, content, type, accounts of the receivers), all or none; what is wrong with its rows is answered with status 200 and code -9',
    encoding: 'multipart',
    bodyLimit: formWith(largestSheet),
    body: z.object({ file: xlsxFile }),
    answer: z.boolean(),
  },
  'message.count': {
    method: 'POST',
    path: '/msg/msg/count',
    client: 'platform',
    access: 'msg:msg:add',
    effect: 'read',
    summary: 'How many people a message would go to',
    body: messageReceivers,
    answer: z.object({ total: z.int() }),
  },
  'message.sent': {
    method: 'POST',
    path: '/msg/msg/sent',
    client: 'platform',
    access: 'msg:msg:add',
    effect: 'read',
    summary: 'A page of what the caller has sent, the newest first; `sort` is ignored',
    body: pageRequest(sentMessageModel),
    answer: pageOf(sentMessage),
  },
  'message.getSent': {
    method: 'GET',
    path: '/msg/msg/sent/{id}',
    client: 'platform',
    access: 'msg:msg:add',
    effect: 'read',
    summary: 'One message that the caller has sent, with whom it was meant for',
    params: z.object({ id }),
    answer: sentMessage,
  },
  'message.roles': {
    method: 'GET',
    path: '/msg/msg/roles',
    client: 'platform',
    access: 'msg:msg:add',
    effect: 'read',
    summary: 'The roles that a message can be sent to',
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
  },
});
