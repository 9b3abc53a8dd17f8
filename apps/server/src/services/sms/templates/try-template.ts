import { msg } from '@lingui/core/macro';
import type { AnswerOf, InputOf } from '@saiwu/openapi';
import { notFound, notNow } from '../../../core/common-refusals.ts';
import { callerOf, type Context } from '../../../core/context.ts';
import { findTemplate } from './find-template.ts';
import { addTask } from '../tasks/save-task.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Sends a template to the caller's own phone, so that its author sees the provider's result. Belongs to the transaction around it. */
export async function tryTemplate(ctx: Context, form: InputOf<'smsTemplate.try'>['body']): Promise<AnswerOf<'smsTemplate.try'>> {
  const template = await findTemplate(ctx, { id: form.id });
  if (!template) throw notFound();
  const { mobile } = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', '=', callerOf(ctx).userId)
    .select('mobile')
    .executeTakeFirstOrThrow();
  if (!mobile) throw notNow(msg`你还没有手机号，请先到个人中心填写`);
  const topic = ctx.say(msg`试发：${template.name ?? template.customCode}`);
  return addTask(ctx, template, 'APP', { templateId: form.id, receiver: mobile, topic, templateParam: form.templateParam, draft: false });
}
