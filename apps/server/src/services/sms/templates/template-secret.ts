import type { Context } from '../../../core/context.ts';
import { encryptText, decryptText } from '../../../core/encrypt-text.ts';

/** A template's secret as its column keeps it. It belongs to this one template, whose own code never changes. */
export function sealSecret({ host, tenant }: Context, customCode: string, secret: string): Promise<string> {
  return encryptText(host.secret, `smsTemplate:${tenant.id}:${customCode}`, secret);
}

/** The secret in the clear, for the provider alone; null when the server's own secret is another one than when it was kept. */
export function openSecret({ host, tenant }: Context, template: { customCode: string; appSecret: string }): Promise<string | null> {
  return decryptText(host.secret, `smsTemplate:${tenant.id}:${template.customCode}`, template.appSecret);
}
