import { consolePaths, linkTo, type SocialProviderCode, socialProviders } from '@saiwu/openapi';
import { isSafeAddress, readPublicUrl } from '../public-url.ts';
import { SettingError } from '../setting-error.ts';
import { presets } from './presets.ts';
import type { Endpoints, SocialSetting } from './provider-setting.ts';

/**
 * The providers that are set up: `OAUTH_<PROVIDER>_ID` and `_SECRET`, and what differs from the preset. Throws `SettingError` for one that
 * is set up by half.
 */
export function readSocial(env: NodeJS.ProcessEnv): SocialSetting[] {
  return socialProviders.flatMap((code) => {
    const value = (name: string) => env[nameOf(code, name)] || undefined;
    if (!parts.some((name) => value(name) !== undefined)) return [];
    const preset = presets[code];
    const endpoint = (key: keyof Endpoints, name: string) => readEndpoint(code, name, value(name) ?? preset.endpoints?.[key]);
    return {
      code,
      id: value('ID') ?? missing(code, 'ID'),
      secret: value('SECRET') ?? missing(code, 'SECRET'),
      name: value('NAME') ?? null,
      scope: value('SCOPE') ?? preset.scope,
      endpoints: {
        authorize: endpoint('authorize', 'AUTHORIZE_URL'),
        token: endpoint('token', 'TOKEN_URL'),
        user: endpoint('user', 'USER_URL'),
      },
      redirectUri: (readPublicUrl(env['PUBLIC_URL']) ?? withoutPublicUrl(code)) + linkTo(consolePaths.socialReturn, { provider: code }),
    };
  });
}

const parts = ['ID', 'SECRET', 'NAME', 'SCOPE', 'AUTHORIZE_URL', 'TOKEN_URL', 'USER_URL'];

function nameOf(code: SocialProviderCode, part: string): string {
  return `OAUTH_${code.toUpperCase()}_${part}`;
}

function readEndpoint(code: SocialProviderCode, part: string, text: string | undefined): string {
  if (text === undefined) return missing(code, part);
  if (URL.canParse(text) && isSafeAddress(new URL(text))) return text;
  const name = nameOf(code, part);
  throw new SettingError(`${name} 应为 https 网址。${name} must be an https address.`);
}

function missing(code: SocialProviderCode, part: string): never {
  const name = nameOf(code, part);
  throw new SettingError(`第三方登录 ${code} 缺少 ${name}。Sign-in with ${code} needs ${name}.`);
}

function withoutPublicUrl(code: SocialProviderCode): never {
  throw new SettingError(`第三方登录 ${code} 需要 PUBLIC_URL。Sign-in with ${code} needs PUBLIC_URL.`);
}
