import { placeholdersOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import { phoneTest } from '../../../services/parameters/newer-phones.ts';
import { findTemplate } from '../../../services/sms/templates/find-template.ts';
import { sendSms } from '../../../services/sms/send-sms.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** Own code of the template that reminds of deadlines. Its text may use `name`, `contest`, `count`, `days` and `until`. */
const templateCode = 'DEADLINE_REMINDER';

/** Reminds people by SMS too, where a template for it was set up: who has no mobile number has the message alone. */
export async function textReminder(
  ctx: Context,
  userIds: readonly string[],
  values: Record<'contest' | 'count' | 'days' | 'until', string>,
): Promise<void> {
  const template = await findTemplate(ctx, { customCode: templateCode });
  if (!template) return;
  const unknown = placeholdersOf(template.providerType, template.content).find((name) => name !== 'name' && !Object.hasOwn(values, name));
  if (unknown !== undefined) {
    // messages go out all the same
    ctx.host.log.warn({ template: templateCode, unknown }, 'a reminder has no value for a placeholder of its SMS template');
    return;
  }
  const people = await tenantDb(ctx)
    .selectFrom('user')
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .select(['name', 'mobile'])
    .execute();
  const takesPhone = await phoneTest(ctx);
  for (const { name, mobile } of people)
    if (mobile !== null && takesPhone(mobile)) await sendSms(ctx, templateCode, mobile, { ...values, name }); // oxlint-disable-line no-await-in-loop -- one connection
}
