import { msg } from '@lingui/core/macro';
import { secretMask, smsProviderNames } from '@saiwu/openapi';
import { sql } from 'kysely';
import { notNow } from '../../core/common-refusals.ts';
import { enumeration } from '../../core/enumeration.ts';
import type { Handlers } from '../../core/handlers.ts';
import { crudOf } from '../../rows/crud-of.ts';
import { presentAudit } from '../../rows/present-audit.ts';
import { scoped } from '../../rows/scope.ts';
import { enumerationWords } from '../../rows/sheets/cell-words.ts';
import { auditColumns } from '../../schema/audited-table.ts';
import { fitChange, fitSave } from './fit-template.ts';

const { handlers } = crudOf({
  name: 'smsTemplate',
  table: 'smsTemplate',
  columns: [
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
    ...auditColumns,
  ],
  sortable: ['providerType', 'appId', 'customCode', 'name', 'templateCode', 'signName', 'createTime', 'updateTime'],
  filters: { like: ['appId', 'customCode', 'name', 'templateCode', 'signName'], equal: [], oneOf: ['providerType'] },
  present: async (ctx, rows) =>
    rows.map((row) => ({
      ...presentAudit(ctx, row),
      appSecret: secretMask,
      providerType: enumeration(ctx, smsProviderNames, row.providerType),
    })),
  unique: 'customCode',
  fitSave,
  fitChange,
  // the secret is masked in an exported sheet, and refused masked in an imported one
  headings: [
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
  ],
  fileName: msg`短信模板`,
});

export const smsTemplateHandlers = {
  ...handlers,

  'smsTemplate.remove': async (ctx, input) => {
    // whoever adds a task with one of them holds it by its key
    await scoped(ctx, 'smsTemplate')
      .select()
      .where('smsTemplate.id', 'in', input.body)
      .orderBy('smsTemplate.id')
      .select('smsTemplate.id')
      .forUpdate()
      .execute();
    const waiting = await scoped(ctx, 'smsTemplate')
      .select()
      .innerJoin('smsTask', (join) =>
        join.onRef('smsTask.tenantId', '=', 'smsTemplate.tenantId').onRef('smsTask.templateId', '=', 'smsTemplate.id'),
      )
      .where('smsTemplate.id', 'in', input.body)
      .where('smsTask.status', '=', 'WAITING')
      .select(['smsTemplate.customCode', 'smsTask.topic'])
      .executeTakeFirst();
    if (waiting) {
      const { customCode, topic } = waiting;
      throw notNow(msg`模板 ${customCode} 还有草稿或未发完的短信「${topic}」在用`);
    }
    return handlers['smsTemplate.remove'](ctx, input);
  },

  'smsTemplate.check': async (ctx, { query }) => {
    const taken = await scoped(ctx, 'smsTemplate')
      .select()
      .where(sql<boolean>`lower(custom_code) = lower(${query.customCode})`)
      .select('smsTemplate.id')
      .executeTakeFirst();
    return taken !== undefined;
  },
} satisfies Partial<Handlers>;

function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '';
}
