import { z } from 'zod';
import { dateTime, password, required, secret, text } from '../../rules.ts';
import { session } from './session.ts';

/** The providers whose accounts sign people in here; `generic` is one that an installation names itself. */
export const socialProviders = ['github', 'gitee', 'wechat', 'qq', 'dingtalk', 'microsoft', 'tencent_cloud', 'generic'] as const;

export type SocialProviderCode = (typeof socialProviders)[number];

const provider = z.enum(socialProviders);

/** `challenge`: SHA-256 of the `binding` that the page keeps, base64url without padding. Only that page can finish. */
export const socialStart = z.object({ provider, challenge: z.string().regex(/^[\w-]{43}$/, 'rule.invalid') });

/** The parameters that the provider has sent the page back with, and the page's own secret. */
export const socialReturn = z.object({
  provider,
  code: secret(required.max(2048, 'rule.max:2048')),
  state: secret(required.max(128, 'rule.max:128')),
  binding: z.string().regex(/^[\w-]{32,128}$/, 'rule.invalid'),
});

/** The result of a return. `ticket` is good once, for 10 minutes; `avatar` is an address at the provider. */
export const socialOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SIGNED_IN'), session }),
  z.object({
    kind: z.literal('UNBOUND'),
    ticket: z.string(),
    providerName: z.string(),
    name: z.string().nullable(),
    avatar: z.string().nullable(),
    canRegister: z.boolean(),
  }),
]);

/** Binds to an account whose password is known. */
export const socialBindLogin = z.object({
  ticket: required.max(128, 'rule.max:128'),
  bindAccount: required.max(255, 'rule.max:255'),
  bindPassword: z.string().min(1, 'rule.required').max(255, 'rule.max:255'),
});

/** A new account for a person who has none. */
export const socialSignLogin = z.object({
  ticket: required.max(128, 'rule.max:128'),
  bindAccount: text(4, 10).normalize('NFKC').regex(/^\w+$/, 'rule.username'),
  bindPassword: password,
  /** To the use of the personal data, as in every registration. */
  consent: z.boolean().refine((isGiven) => isGiven, 'rule.consent'),
});

/** One account elsewhere that signs the caller in. `providerName` is the provider's code, as the platform's front ends read it. */
export const socialConnection = z.object({
  providerName: provider,
  label: z.string(),
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  createTime: dateTime,
});

export const socialUnbind = z.object({ bindUsername: required.max(255, 'rule.max:255'), oauthType: provider });
