import { msg } from '@lingui/core/macro';
import { secretMask, type SmsProvider, smsProviderNames } from '@saiwu/openapi';
import { crudOf } from '../../rows/crud-of.ts';
import { enumeration } from '../../core/enumeration.ts';
import { filterBy } from '../../rows/filter-by.ts';
import { presentAudit } from '../../rows/present-audit.ts';
import { scoped } from '../../rows/scope.ts';
import { enumerationWords } from '../../rows/sheets/cell-words.ts';

/** Headings of exported and imported sheets. The secret is masked in the former, and refused masked in the latter. */
export const templateHeadings = [
  {
    field: 'providerType',
    title: msg`服务商`,
    read: (entity: object) => codeOf(Reflect.get(entity, 'providerType')),
    words: enumerationWords(smsProviderNames),
  },
  { field: 'appId', title: msg`应用编号` },
  { field: 'appSecret', title: msg`应用密钥` },
  { field: 'url', title: msg`服务地址` },
  { field: 'customCode', title: msg`自定义编码` },
  { field: 'name', title: msg`模板名称` },
  { field: 'content', title: msg`模板内容` },
  { field: 'templateCode', title: msg`模板编码` },
  { field: 'signName', title: msg`模板签名` },
  { field: 'templateDescribe', title: msg`备注` },
];

/** The generic operations, which know nothing of how a secret is kept: adding and changing go through `template.ts`. */
export const templateCrud = crudOf({
  name: 'smsTemplate',
  table: 'smsTemplate',
  columns: [
    'id',
    'providerType',
    'appId',
    'url',
    'customCode',
    'name',
    'content',
    'templateParams',
    'templateCode',
    'signName',
    'templateDescribe',
    'createTime',
    'createdBy',
    'updateTime',
    'updatedBy',
    'version',
  ],
  sortable: ['providerType', 'appId', 'customCode', 'name', 'templateCode', 'signName', 'createTime', 'updateTime'],
  matching: (ctx, model, extra) =>
    filterBy(ctx, scoped(ctx, 'smsTemplate').select(), 'smsTemplate', model, extra, {
      like: ['appId', 'customCode', 'name', 'templateCode', 'signName'],
      equal: [],
      oneOf: ['providerType'],
    }),
  present: async (ctx, rows) =>
    rows.map((row) => ({
      ...presentAudit(ctx, row),
      appSecret: secretMask,
      providerType: enumeration(ctx, smsProviderNames, row['providerType'] as SmsProvider), // the column takes no other
    })),
  unique: 'customCode',
  headings: templateHeadings,
  fileName: msg`短信模板`,
});

function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '';
}
