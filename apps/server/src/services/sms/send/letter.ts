import { fillTemplate, placeholdersOf } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { SmsAnswer, SmsGateway, SmsMessage } from '../../../core/host.ts';
import { decryptText } from '../../../core/encrypt-text.ts';
import { placeOfParams } from '../send-sms.ts';
import type { SendCode } from './send-codes.ts';
import { openSecret } from '../templates/template-secret.ts';
import { tenantDb } from '../../../rows/tenant-db.ts';

/** One text on its way to many. */
export interface Letter {
  gateway: SmsGateway;
  /** How the provider knows us and the text. */
  template: SmsMessage['template'];
  /** Of use at once, or not at all. */
  isUrgent: boolean;
  /** Hands it over to the provider, with the values that are the receiver's own, as JSON; `unknown` when the line broke on the way. */
  sendTo(receiver: string, own: string | null): Promise<SmsAnswer | 'unknown'>;
}

/** Puts together the text of a task, from its template as it is now; the reason where it cannot be sent any more. */
export async function writeLetter(ctx: Context, taskId: string): Promise<Letter | SendCode> {
  const row = await tenantDb(ctx)
    .selectFrom('smsTask')
    .innerJoin('smsTemplate', 'smsTemplate.id', 'smsTask.templateId')
    .where('smsTask.id', '=', taskId)
    .selectAll('smsTemplate')
    .select(['smsTask.templateParams as values', 'smsTask.sealedParams', 'smsTask.receiver'])
    .executeTakeFirst();
  if (!row) return 'NO_TEMPLATE';
  const gateway = ctx.host.sms[row.providerType];
  if (!gateway) return 'NO_PROVIDER';
  const appSecret = await openSecret(ctx, row);
  const opened =
    row.sealedParams === null ? row.values : await decryptText(ctx.host.secret, placeOfParams(ctx, row.receiver), row.sealedParams);
  if (appSecret === null || opened === null) return 'SECRET_LOST';
  const values = JSON.parse(opened) as Record<string, string>; // written by prepareTask and sendSms only
  const names = placeholdersOf(row.providerType, row.content);
  if (names.some((name) => !values[name])) return 'TEMPLATE_CHANGED';
  const template = {
    appId: row.appId,
    appSecret,
    url: row.url,
    templateCode: row.templateCode,
    signName: row.signName,
    senderId: row.senderId,
  };
  return {
    gateway,
    template,
    isUrgent: row.sealedParams !== null,
    async sendTo(receiver, own) {
      const given = own === null ? values : { ...values, ...(JSON.parse(own) as Record<string, string>) }; // written by launchTask only
      const params = names.map((name) => ({ name, value: given[name] ?? '' }));
      const content = fillTemplate(row.providerType, row.content, given);
      try {
        return await gateway.send({ provider: row.providerType, template, params, content, receiver });
      } catch (error) {
        ctx.host.log.warn(
          { error: error instanceof Error ? error.message : String(error), taskId },
          'a message was handed over, and no answer came',
        );
        return 'unknown';
      }
    },
  };
}
