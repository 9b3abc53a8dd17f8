import { msg } from '@lingui/core/macro';
import { placeholdersOf } from '@saiwu/openapi';
import type { Context } from '../../core/context.ts';
import { invalid, notNow } from '../../core/common-refusals.ts';
import { encryptText } from '../../core/encrypt-text.ts';
import { findTemplate } from './templates/find-template.ts';
import { launchTask } from './tasks/launch-task.ts';
import { prepareTask } from './tasks/prepare-task.ts';
import { tenantDb } from '../../rows/tenant-db.ts';

/**
 * Sends one message to one number by a template's own code, for services such as verification codes; answers the task's id. Belongs to
 * the transaction around it. The values are kept encrypted until they are sent, and shown as `***`: otherwise a user who may read tasks
 * could sign in with a code. Throws a refusal for an unknown template, a missing value or a provider that is not reached.
 */
export async function sendSms(ctx: Context, customCode: string, phone: string, params: Record<string, string>): Promise<string> {
  const template = await findTemplate(ctx, { customCode });
  if (!template) throw notNow(msg`还没有设置短信模板 ${customCode}`);
  const names = placeholdersOf(template.providerType, template.content);
  const missing = names.find((name) => !params[name]);
  if (missing !== undefined) throw invalid({ [`templateParam.${missing}`]: msg`不能为空` });
  const masked = Object.fromEntries(names.map((name) => [name, '***']));
  const { row, receivers } = prepareTask(ctx, { template, receiver: phone, values: masked, sendTime: null, isDraft: false });
  const { id } = await tenantDb(ctx)
    .insertInto('smsTask')
    .values({
      ...row,
      orgId: null,
      sourceType: 'SERVICE',
      topic: template.name ?? template.customCode,
      sealedParams: await encryptText(ctx.host.secret, placeOfParams(ctx, phone), JSON.stringify(params)),
      draft: true,
      createTime: ctx.now,
      createdBy: ctx.caller?.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await launchTask(ctx, { id, topic: template.name ?? template.customCode, receivers, sendTime: null });
  return id;
}

/** Where sealed values belong: to this tenant's message to this number. */
export function placeOfParams({ tenant }: Context, phone: string): string {
  return `smsTask:${tenant.id}:${phone}`;
}
