import type { SocialProvider } from '../../core/host.ts';
import { authorizeUrl } from './authorize-url.ts';
import { openOutbound } from './outbound.ts';
import { needText, readPerson, refusedWith } from './read-person.ts';
import type { SocialSetting } from './provider-setting.ts';

/**
 * QQ Connect (wiki.connect.qq.com): everything by GET; the token's owner is asked for at `me` beside the token endpoint, in JSONP unless
 * `fmt=json`; errors come as `error` or `ret` with status 200. It knows no PKCE. `unionid` is there for those who applied for it.
 */
export function qq({ code: provider, id, secret, name, scope, endpoints, redirectUri }: SocialSetting): SocialProvider {
  return {
    code: provider,
    name,
    authorizeUrl({ state }) {
      const query = { response_type: 'code', client_id: id, redirect_uri: redirectUri, scope, state };
      return authorizeUrl(endpoints.authorize, query);
    },
    async exchange({ code }) {
      const outbound = openOutbound(endpoints.token, endpoints.user);
      const ask = async (address: string | URL, query: Record<string, string>) => {
        const answer = await outbound.json(`${String(address)}?${new URLSearchParams({ ...query, fmt: 'json' })}`);
        const failure = answer['error'] ?? answer['ret'] ?? 0;
        if (failure !== 0) throw refusedWith(failure);
        return answer;
      };
      const trade = { grant_type: 'authorization_code', client_id: id, client_secret: secret, code, redirect_uri: redirectUri };
      const token = needText(await ask(endpoints.token, trade), 'access_token');
      const me = await ask(new URL('me', endpoints.token), { access_token: token, unionid: '1' });
      const user = await ask(endpoints.user, { access_token: token, oauth_consumer_key: id, openid: needText(me, 'openid') });
      const avatar = ['figureurl_qq_2', 'figureurl_qq_1'];
      return readPerson({ ...user, ...me }, { subject: ['unionid', 'openid'], name: ['nickname'], avatar });
    },
  };
}
