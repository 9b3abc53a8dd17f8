import { msg } from '@lingui/core/macro';
import { secretMask, smsProviderNames, smsTemplateFields } from '@saiwu/openapi';
import { notNow } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { enumeration } from '../../../core/enumeration.ts';
import type { Handlers } from '../../../core/handlers.ts';
import { crudOf } from '../../../rows/crud-of.ts';
import { presentAudit } from '../../../rows/present-audit.ts';
import { scoped } from '../../../rows/scope.ts';
import { enumerationWords } from '../../../rows/sheets/cell-words.ts';
import { auditColumns } from '../../../schema/audited-table.ts';
import { fitChange, fitSave } from './fit-template.ts';
import { tryTemplate } from './try-template.ts';

const { handlers, hasTwin } = crudOf({
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
    'senderId',
    'templateDescribe',
    ...auditColumns,
  ],
  sortable: ['providerType', 'appId', 'customCode', 'name', 'templateCode', 'signName', 'createTime', 'updateTime'],
  present: async (ctx, rows) =>
    rows.map((row) => ({
      ...presentAudit(ctx, row),
      appSecret: secretMask,
      providerType: enumeration(ctx, smsProviderNames, row.providerType),
    })),
  unique: ['customCode'],
  fitSave,
  fitChange,
  // the secret is masked in an exported sheet, and refused masked in an imported one
  headings: [
    {
      field: 'providerType',
      title: smsTemplateFields.providerType,
      read: (entity: object) => codeOf(Reflect.get(entity, 'providerType')),
      words: enumerationWords(smsProviderNames),
    },
    ...(
      ['appId', 'appSecret', 'url', 'customCode', 'name', 'content', 'templateCode', 'signName', 'senderId', 'templateDescribe'] as const
    ).map((field) => ({ field, title: smsTemplateFields[field] })),
  ],
  fileName: msg`短信模板`,
  mayRemove: refuseWaiting,
});

export const smsTemplateHandlers = {
  ...handlers,

  'smsTemplate.try': (ctx, { body }) => tryTemplate(ctx, body),

  'smsTemplate.check': (ctx, { query: { customCode } }) => hasTwin(ctx, { customCode }),
} satisfies Partial<Handlers>;

function codeOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'code' in value ? String(value.code) : '';
}

async function refuseWaiting(ctx: Context, ids: readonly string[]): Promise<void> {
  // whoever adds a task with one of them holds it by its key
  await scoped(ctx, 'smsTemplate')
    .select()
    .where('smsTemplate.id', 'in', ids)
    .orderBy('smsTemplate.id')
    .select('smsTemplate.id')
    .forUpdate()
    .execute();
  const waiting = await scoped(ctx, 'smsTemplate')
    .select()
    .innerJoin('smsTask', 'smsTask.templateId', 'smsTemplate.id')
    .where('smsTemplate.id', 'in', ids)
    .where('smsTask.status', '=', 'WAITING')
    .select(['smsTemplate.customCode', 'smsTask.topic'])
    .executeTakeFirst();
  if (!waiting) return;
  const { customCode, topic } = waiting;
  throw notNow(msg`模板 ${customCode} 还有草稿或未发完的短信「${topic}」在用`);
}
