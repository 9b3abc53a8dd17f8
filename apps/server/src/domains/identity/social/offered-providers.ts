import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SocialProviderCode } from '@saiwu/openapi';
import type { Context } from '../../../core/context.ts';
import type { SocialProvider } from '../../../core/host.ts';
import { notFound } from '../../../core/common-refusals.ts';

/** The providers that this installation can sign people in with, for the sign-in page. */
export function offeredProviders(ctx: Context): { code: SocialProviderCode; name: string }[] {
  return ctx.host.social.map(({ code }) => ({ code, name: providerName(ctx, code) }));
}

/** One of them; a provider that is not set up is answered like one that does not exist. */
export function providerOf(ctx: Context, code: SocialProviderCode): SocialProvider {
  const provider = ctx.host.social.find((one) => one.code === code);
  if (!provider) throw notFound();
  return provider;
}

/** What a provider is called, in the reader's language, whether it is still offered or not. */
export function providerName(ctx: Context, code: SocialProviderCode): string {
  const name = ctx.host.social.find((one) => one.code === code)?.name ?? names[code];
  return typeof name === 'string' ? name : ctx.say(name);
}

/** Names that are the same everywhere, and those that have one in each language. */
const names: Record<SocialProviderCode, string | MessageDescriptor> = {
  github: 'GitHub',
  gitee: 'Gitee',
  wechat: msg`微信`,
  qq: 'QQ',
  dingtalk: msg`钉钉`,
  microsoft: 'Microsoft',
  tencent_cloud: msg`腾讯云`,
  generic: msg`统一身份认证`,
};
