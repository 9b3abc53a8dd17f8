import { z } from 'zod';
import { audit, updateKey } from '../../audit.ts';
import { atMostKeys, eachOf, enumeration, filterText, id, optionalLine, optionalText, optionalUrl, searching, text } from '../../rules.ts';

export const smsProviders = ['ALI', 'TENCENT', 'BAIDU'] as const;
export type SmsProvider = (typeof smsProviders)[number];

/** The text as the provider sends it: its approved signature comes before it. */
export function signedText(signName: string | null | undefined, content: string): string {
  return signName ? `【${signName}】${content}` : content;
}

/** How many messages a provider charges for a text: one up to 70 characters, and one for each 67 of a longer one. */
export function chargedFor(text: string): number {
  // as networks count: a character outside the basic plane is two
  return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
}

/** The mask of a secret, which is never shown. Sent back, it leaves the secret as it is. */
export const secretMask = '******';

/** The names of a template's placeholders, in the order of the text: `{x}` with Tencent, `${x}` with the others. */
export function placeholdersOf(provider: SmsProvider, content: string): string[] {
  return [...new Set([...content.matchAll(patterns[provider])].map(([, name = '']) => name))];
}

/** A template's text with its placeholders filled in; one without a value stays as it is. */
export function fillTemplate(provider: SmsProvider, content: string, values: Record<string, string>): string {
  return content.replaceAll(patterns[provider], (whole, name: string) => (Object.hasOwn(values, name) && values[name]) || whole);
}

const dollar = /\$\{([\p{L}\p{N}_-]{1,50})\}/gu;
const patterns: Record<SmsProvider, RegExp> = { ALI: dollar, BAIDU: dollar, TENCENT: /\{([\p{L}\p{N}_-]{1,50})\}/gu };

const fields = {
  providerType: z.enum(smsProviders),
  /** The account at the provider. */
  appId: text(1, 255),
  appSecret: text(1, 255),
  /** Another address of the provider's; empty: its usual one. */
  url: optionalUrl(255),
  name: optionalLine(255),
  content: text(1, 255),
  /** The template's code at the provider. */
  templateCode: text(1, 50),
  signName: optionalLine(100),
  /** The provider's further name for the sender: Tencent's SmsSdkAppId, the ID of Baidu's signature. */
  senderId: optionalText(100),
  templateDescribe: optionalText(255),
};

/** An SMS template: a text that the provider has approved, with placeholders. The secret never comes back. */
export const smsTemplate = z.object({
  ...audit,
  providerType: enumeration(smsProviders),
  appId: z.string(),
  /** Always the mask. */
  appSecret: z.string(),
  url: z.string().nullable(),
  /** Our own name of the template, by which services find it. */
  customCode: z.string(),
  name: z.string().nullable(),
  content: z.string(),
  /** JSON text: an object with the placeholders as keys, in order. */
  templateParams: z.string(),
  templateCode: z.string(),
  signName: z.string().nullable(),
  senderId: z.string().nullable(),
  templateDescribe: z.string().nullable(),
});

export const smsTemplateModel = z
  .object({
    keyword: searching('name', 'customCode', 'templateCode'),
    providerType: z.union([z.enum(smsProviders).nullable(), eachOf(smsProviders)]),
    appId: filterText,
    customCode: filterText,
    name: filterText,
    templateCode: filterText,
    signName: filterText,
  })
  .partial();

/** Without a `customCode` the server makes one of eight characters. It stays for good. */
export const smsTemplateSave = z
  .object({ ...fields, customCode: optionalText(20) })
  .refine((form) => form.appSecret !== secretMask, { path: ['appSecret'], error: 'rule.secretMask' })
  .refine((form) => placeholdersOf(form.providerType, form.content).length > 0, { path: ['content'], error: 'rule.placeholders' });

/** An absent secret, and the mask, leave the secret as it is. */
export const smsTemplateUpdate = z
  .object({ ...updateKey, ...fields })
  .partial({ providerType: true, appId: true, appSecret: true, content: true, templateCode: true });

/** Sends a template once, to the caller's own phone. */
export const smsTemplateTry = z.object({
  id,
  templateParam: atMostKeys(z.record(z.string().max(50), z.string().trim().max(255, 'rule.max:255')), 100),
});
