import type { SocialProvider } from '../core/host.ts';
import { SocialError } from '../domains/identity/social/social-error.ts';

/**
 * Stand for providers where none can be reached: they send nobody anywhere, and believe every code to be the name of whoever comes back,
 * but `refused`.
 */
export const pretendProviders: readonly SocialProvider[] = (['github', 'wechat', 'dingtalk'] as const).map((code) => ({
  code,
  name: null,
  authorizeUrl: ({ state }) => `https://provider.invalid/?${new URLSearchParams({ state })}`,
  exchange: (answer) =>
    answer.code === 'refused'
      ? Promise.reject(new SocialError('the code is not good'))
      : Promise.resolve({ subject: answer.code, name: answer.code, avatar: null }),
}));
