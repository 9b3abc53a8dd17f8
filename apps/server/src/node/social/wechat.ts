import type { SocialProvider } from '../../core/host.ts';
import { authorizeUrl } from './authorize-url.ts';
import { openOutbound } from './outbound.ts';
import { needText, readPerson, refusedWith } from './read-person.ts';
import type { SocialSetting } from './provider-setting.ts';

/**
 * Sign-in on websites by WeChat's open platform (developers.weixin.qq.com/doc/oplatform/Website_App): parameters of its own, everything by
 * GET, errors as `errcode` with status 200. It knows no PKCE; the code is good once, with our secret. `unionid` is one for all apps of an
 * open-platform account; without one, `openid` is this app's.
 */
export function wechat({ code: provider, id, secret, name, scope, endpoints, redirectUri }: SocialSetting): SocialProvider {
  return {
    code: provider,
    name,
    authorizeUrl({ state }) {
      const query = { appid: id, redirect_uri: redirectUri, response_type: 'code', scope, state };
      return `${authorizeUrl(endpoints.authorize, query)}#wechat_redirect`;
    },
    async exchange({ code }) {
      const outbound = openOutbound(endpoints.token, endpoints.user);
      const ask = async (address: string, query: Record<string, string>) => {
        const answer = await outbound.json(`${address}?${new URLSearchParams(query)}`);
        const failure = answer['errcode'] ?? 0;
        if (failure !== 0) throw refusedWith(failure);
        return answer;
      };
      const token = await ask(endpoints.token, { appid: id, secret, code, grant_type: 'authorization_code' });
      const [accessToken, openid] = [needText(token, 'access_token'), needText(token, 'openid')];
      const user = await ask(endpoints.user, { access_token: accessToken, openid, lang: 'zh_CN' });
      // the token's ids stand where the user's are missing
      return readPerson({ ...token, ...user }, { subject: ['unionid', 'openid'], name: ['nickname'], avatar: ['headimgurl'] });
    },
  };
}
