import { z } from 'zod';
import { crud } from '../crud.ts';
import { smsSendStatus, smsSendStatusModel } from '../entities/message/sms-send-status.ts';
import { smsTask, smsTaskModel, smsTaskSave, smsTaskSend, smsTaskUpdate } from '../entities/message/sms-task.ts';
import { smsTemplate, smsTemplateModel, smsTemplateSave, smsTemplateUpdate } from '../entities/message/sms-template.ts';
import { operations } from '../operation.ts';
import { pageOf, pageRequest } from '../page.ts';
import { id } from '../rules.ts';

/** SMS: templates, tasks, and how it went with each receiver (platform-api §5.12 to §5.14). */
export const smsOperations = operations({
  ...crud('smsTemplate', {
    base: '/msg/smsTemplate',
    permission: 'msg:smsTemplate:',
    noun: 'SMS templates',
    entity: smsTemplate,
    model: smsTemplateModel,
    save: smsTemplateSave,
    update: smsTemplateUpdate,
  }),
  'smsTemplate.check': {
    method: 'GET',
    path: '/msg/smsTemplate/check',
    client: 'platform',
    access: 'msg:smsTemplate:view',
    effect: 'read',
    summary: "Whether a template's own code is taken",
    query: z.object({ customCode: z.string().max(20) }),
    answer: z.boolean(),
  },
  ...crud('smsTask', {
    base: '/msg/smsTask',
    permission: 'msg:sms:',
    noun: 'SMS tasks',
    entity: smsTask,
    model: smsTaskModel,
    save: smsTaskSave,
    update: smsTaskUpdate,
  }),
  'smsTask.detail': {
    method: 'GET',
    path: '/msg/smsTask/detail/{id}',
    client: 'platform',
    access: 'msg:sms:view',
    effect: 'read',
    summary: 'One SMS task, at the address of later front ends',
    params: z.object({ id }),
    answer: smsTask,
  },
  'smsTask.cancel': {
    method: 'POST',
    path: '/msg/smsTask/cancel',
    client: 'platform',
    access: 'msg:sms:edit',
    effect: 'write',
    summary: 'Stop an SMS task: before the first message it is a draft again, later what is not sent counts as failed',
    encoding: 'form',
    body: z.object({ id }),
    answer: smsTask,
  },
  'smsTask.send': {
    method: 'POST',
    path: '/msg/smsTask/send',
    client: 'platform',
    access: 'msg:sms:add',
    effect: 'write',
    takesKey: true,
    summary: "Send by a template's own code, for services",
    body: smsTaskSend,
    answer: smsTask,
  },
  'smsSendStatus.page': {
    method: 'POST',
    path: '/msg/smsSendStatus/page',
    client: 'platform',
    access: 'msg:sms:view',
    effect: 'read',
    summary: 'A page of receivers of SMS tasks, and how it went with each',
    body: pageRequest(smsSendStatusModel),
    answer: pageOf(smsSendStatus),
  },
  'smsSendStatus.get': {
    method: 'GET',
    path: '/msg/smsSendStatus/{id}',
    client: 'platform',
    access: 'msg:sms:view',
    effect: 'read',
    summary: 'How it went with one receiver',
    params: z.object({ id }),
    answer: smsSendStatus,
  },
  'smsSendStatus.query': {
    method: 'POST',
    path: '/msg/smsSendStatus/query',
    client: 'platform',
    access: 'msg:sms:view',
    effect: 'read',
    summary: 'Matching receivers of SMS tasks, at most 1,000',
    body: smsSendStatusModel,
    answer: z.array(smsSendStatus),
  },
});
