import type { SocialProviderCode } from '@saiwu/openapi';
import type { SocialProvider } from '../../core/host.ts';
import { dingtalk } from './dingtalk.ts';
import { qq } from './qq.ts';
import type { Endpoints, SocialSetting } from './provider-setting.ts';
import { standardProvider } from './standard-provider.ts';
import { tencentCloud } from './tencent-cloud.ts';
import { wechat } from './wechat.ts';

interface Preset {
  open(setting: SocialSetting): SocialProvider;
  scope: string;
  /** Null where each installation has its own. */
  endpoints: Endpoints | null;
}

/** Where each provider is reached, what it is asked for, and how it speaks. */
export const presets: Record<SocialProviderCode, Preset> = {
  // docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
  github: {
    open: standardProvider,
    scope: '',
    endpoints: {
      authorize: 'https://github.com/login/oauth/authorize',
      token: 'https://github.com/login/oauth/access_token',
      user: 'https://api.github.com/user',
    },
  },
  // gitee.com/api/v5/oauth_doc
  gitee: {
    open: standardProvider,
    scope: 'user_info',
    endpoints: {
      authorize: 'https://gitee.com/oauth/authorize',
      token: 'https://gitee.com/oauth/token',
      user: 'https://gitee.com/api/v5/user',
    },
  },
  wechat: {
    open: wechat,
    scope: 'snsapi_login',
    endpoints: {
      authorize: 'https://open.weixin.qq.com/connect/qrconnect',
      token: 'https://api.weixin.qq.com/sns/oauth2/access_token',
      user: 'https://api.weixin.qq.com/sns/userinfo',
    },
  },
  qq: {
    open: qq,
    scope: 'get_user_info',
    endpoints: {
      authorize: 'https://graph.qq.com/oauth2.0/authorize',
      token: 'https://graph.qq.com/oauth2.0/token',
      user: 'https://graph.qq.com/user/get_user_info',
    },
  },
  dingtalk: {
    open: dingtalk,
    scope: 'openid',
    endpoints: {
      authorize: 'https://login.dingtalk.com/oauth2/auth',
      token: 'https://api.dingtalk.com/v1.0/oauth2/userAccessToken',
      user: 'https://api.dingtalk.com/v1.0/contact/users/me',
    },
  },
  // learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow; the id of /me stays the same for one person in one directory
  microsoft: {
    open: standardProvider,
    scope: 'User.Read',
    endpoints: {
      authorize: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
      token: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      user: 'https://graph.microsoft.com/v1.0/me',
    },
  },
  // CODING of Tencent Cloud: each team has a host of its own
  tencent_cloud: { open: tencentCloud, scope: 'user', endpoints: null },
  generic: { open: standardProvider, scope: 'openid profile', endpoints: null },
};
