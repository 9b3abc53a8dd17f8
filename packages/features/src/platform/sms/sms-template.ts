import { msg } from '@lingui/core/macro';
import { smsProviderNames, smsTemplateFields, smsTemplateModel } from '@saiwu/openapi';
import { defineResource, type RowOf } from '../../crud/resource.ts';

export type SmsTemplateRow = RowOf<'smsTemplate'>;

/** Texts that an SMS provider has approved. */
export const smsTemplate = defineResource('smsTemplate', {
  title: msg({ message: '短信模板', context: '一条' }),
  labels: { ...smsTemplateFields, createTime: msg`创建时间` },
  nameOf: (row) => row.name || row.customCode,
  imports: {
    providerType: { names: smsProviderNames, example: 'ALI' },
    appId: { example: 'LTAI5tExample' },
    appSecret: { example: 'sQ8xExample' },
    url: {},
    customCode: { isUnique: true, example: 'INVITE' },
    name: { example: '评审邀请' },
    // oxlint-disable-next-line no-template-curly-in-string -- as providers write a placeholder
    content: { example: '${name}，请于${time}前登录评审' },
    templateCode: { example: 'SMS_123456789' },
    signName: { example: '赛务' },
    senderId: { example: '1400006666' },
    templateDescribe: {},
  },
  model: smsTemplateModel,
});
