import { msg } from '@lingui/core/macro';
import { type InputOf, placeholdersOf, secretMask, smsTemplateSave } from '@saiwu/openapi';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../core/handlers.ts';
import { invalid, notFound, notNow } from '../../core/common-refusals.ts';
import { scoped } from '../../rows/scope.ts';
import { importRows } from '../../rows/sheets/import-rows.ts';
import { templateCrud, templateHeadings } from './template-crud.ts';
import { sealSecret } from './template-secret.ts';

export const smsTemplateHandlers = {
  ...templateCrud,

  'smsTemplate.save': (ctx, { body }) => save(ctx, body),

  'smsTemplate.update': async (ctx, input) => templateCrud['smsTemplate.update'](ctx, { ...input, body: await changed(ctx, input.body) }),

  'smsTemplate.updateAll': async (ctx, input) =>
    templateCrud['smsTemplate.updateAll'](ctx, { ...input, body: await changed(ctx, input.body) }),

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
      throw notNow(msg`模板 ${customCode} 还有草稿或未发完的短信“${topic}”在用`);
    }
    return templateCrud['smsTemplate.remove'](ctx, input);
  },

  'smsTemplate.import': async (ctx, { body }) => {
    await importRows(ctx, body.file, { schema: smsTemplateSave, headings: templateHeadings, add: (row) => save(ctx, row) });
    return true;
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

async function save(ctx: Context, { appSecret, ...form }: InputOf<'smsTemplate.save'>['body']) {
  const customCode = form.customCode || randomCode();
  const body = {
    ...form,
    customCode,
    appSecret: await sealSecret(ctx, customCode, appSecret),
    templateParams: paramsOf(placeholdersOf(form.providerType, form.content)),
  };
  return templateCrud['smsTemplate.save'](ctx, { body, params: undefined, query: undefined });
}

/** A change as the columns keep it: the secret sealed, or left alone, and the placeholders read anew. */
async function changed(ctx: Context, { appSecret, ...form }: InputOf<'smsTemplate.update'>['body']) {
  const current = await scoped(ctx, 'smsTemplate')
    .select()
    .where('smsTemplate.id', '=', form.id)
    .select(['smsTemplate.providerType', 'smsTemplate.content', 'smsTemplate.customCode', 'smsTemplate.url'])
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw notFound();
  const names = placeholdersOf(form.providerType ?? current.providerType, form.content ?? current.content);
  if (names.length === 0) throw invalid({ content: msg`模板内容里至少要有一个变量` });
  const isKept = appSecret === undefined || appSecret === secretMask;
  // or whoever may edit templates could have a secret, which they may not see, sent to a server of theirs
  const isMoved = (form.url && form.url !== current.url) || (form.providerType ?? current.providerType) !== current.providerType;
  if (isKept && isMoved) throw invalid({ appSecret: msg`服务商或服务地址变了，请重新填写应用密钥` });
  const templateParams = paramsOf(names);
  return isKept
    ? { ...form, templateParams }
    : { ...form, templateParams, appSecret: await sealSecret(ctx, current.customCode, appSecret) };
}

/** As older front ends read it: an object with empty values. */
function paramsOf(names: string[]): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])));
}

/** Eight of 32 letters and digits, without those that look like another. */
function randomCode(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => alphabet[byte % alphabet.length]).join('');
}
