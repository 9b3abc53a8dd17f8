import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { check, crud } from '../../crud.ts';
import { smsSendStatus, smsSendStatusModel } from '../../entities/message/sms-send-status.ts';
import {
  smsPeople,
  smsPeopleReceivers,
  smsTask,
  smsTaskModel,
  smsTaskSave,
  smsTaskSend,
  smsTaskUpdate,
} from '../../entities/message/sms-task.ts';
import { smsTemplate, smsTemplateModel, smsTemplateSave, smsTemplateTry, smsTemplateUpdate } from '../../entities/message/sms-template.ts';
import { operations } from '../../operation.ts';
import { pageOf, pageRequest } from '../../page.ts';
import { id } from '../../rules.ts';

const templates = { base: '/msg/smsTemplate', permission: 'msg:smsTemplate:' } as const;

/** SMS: templates, tasks, and how it went with each receiver (platform-api §5.12 to §5.14). */
export const smsOperations = operations({
  ...crud('smsTemplate', {
    ...templates,
    noun: 'SMS templates',
    entity: smsTemplate,
    model: smsTemplateModel,
    save: smsTemplateSave,
    update: smsTemplateUpdate,
  }),
  ...check('smsTemplate', templates, {
    summary: "Whether a template's own code is taken",
    query: z.object({ customCode: z.string().max(20) }),
  }),
  'smsTemplate.try': {
    method: 'POST',
    path: '/msg/smsTemplate/try',
    client: 'platform',
    access: 'msg:smsTemplate:edit',
    effect: 'write',
    takesKey: true,
    says: msg`试发短信模板`,
    summary: "Send a template once, to the caller's own phone; answers the task",
    body: smsTemplateTry,
    answer: smsTask,
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
    says: { verb: 'view', of: 'smsTask' },
    summary: 'One SMS task, at the address of later front ends',
    params: z.object({ id }),
    answer: smsTask,
  },
  'smsTask.receivers': {
    method: 'POST',
    path: '/msg/smsTask/receivers',
    client: 'platform',
    access: 'msg:sms:add',
    effect: 'read',
    says: msg`选择短信的接收者`,
    summary: 'People in scope as receivers of a task, with their numbers in full; those without a number, and disabled ones, are left out',
    body: smsPeople,
    answer: smsPeopleReceivers,
  },
  'smsTask.cancel': {
    method: 'POST',
    path: '/msg/smsTask/cancel',
    client: 'platform',
    access: 'msg:sms:edit',
    effect: 'write',
    says: { verb: 'cancel', of: 'smsTask' },
    summary: 'Stop an SMS task: before the first message it is a draft again, later its unsent messages count as failed',
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
    says: msg`按模板发送短信`,
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
    says: { verb: 'query', of: 'smsSendStatus' },
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
    says: { verb: 'view', of: 'smsSendStatus' },
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
    says: { verb: 'query', of: 'smsSendStatus' },
    summary: 'Matching receivers of SMS tasks, at most 1,000',
    body: smsSendStatusModel,
    answer: z.array(smsSendStatus),
  },
});
