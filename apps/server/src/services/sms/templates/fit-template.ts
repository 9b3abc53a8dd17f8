import { msg } from '@lingui/core/macro';
import { type InputOf, placeholdersOf, secretMask, type SmsProvider } from '@saiwu/openapi';
import { invalid, notFound } from '../../../core/common-refusals.ts';
import type { Context } from '../../../core/context.ts';
import { scoped } from '../../../rows/scope.ts';
import { sealSecret } from './template-secret.ts';

/** A new template as the columns keep it: with a code, the secret sealed, and the placeholders of its text. */
export async function fitSave(ctx: Context, { appSecret, ...form }: InputOf<'smsTemplate.save'>['body']) {
  refuseUnreachable(ctx, form.providerType, form.url);
  const customCode = form.customCode || randomCode();
  return {
    ...form,
    customCode,
    appSecret: await sealSecret(ctx, customCode, appSecret),
    templateParams: paramsOf(placeholdersOf(form.providerType, form.content)),
  };
}

/** A change as the columns keep it: the secret sealed, or left as it is, and the placeholders read anew. */
export async function fitChange(ctx: Context, { appSecret, ...form }: InputOf<'smsTemplate.update'>['body']) {
  const current = await scoped(ctx, 'smsTemplate')
    .select()
    .where('smsTemplate.id', '=', form.id)
    .select(['smsTemplate.providerType', 'smsTemplate.content', 'smsTemplate.customCode', 'smsTemplate.url'])
    .forUpdate()
    .executeTakeFirst();
  if (!current) throw notFound();
  const provider = form.providerType ?? current.providerType;
  const names = placeholdersOf(provider, form.content ?? current.content);
  if (names.length === 0) throw invalid({ content: msg`模板内容里至少要有一个变量` });
  const url = form.url === undefined ? current.url : form.url;
  if (url !== current.url || provider !== current.providerType) refuseUnreachable(ctx, provider, url);
  const isKept = appSecret === undefined || appSecret === secretMask;
  // else a user who may edit templates could have a secret, which that user may not see, sent to a server of their own
  const isMoved = (form.url && form.url !== current.url) || provider !== current.providerType;
  if (isKept && isMoved) throw invalid({ appSecret: msg`服务商或服务地址变了，请重新填写应用密钥` });
  const templateParams = paramsOf(names);
  return isKept
    ? { ...form, templateParams }
    : { ...form, templateParams, appSecret: await sealSecret(ctx, current.customCode, appSecret) };
}

/** Refuses while the template is filled in, not when the first message fails: by the same rules as sending. */
function refuseUnreachable({ host }: Context, provider: SmsProvider, url: string | null | undefined): void {
  if (url && host.sms[provider]?.reaches?.(url) === false)
    throw invalid({ url: msg`只能是服务商自己的 https 地址，或运维人员在 SMS_HOSTS 里列出的` });
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
