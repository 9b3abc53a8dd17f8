import type { SocialProvider } from '../../core/host.ts';
import { authorizeUrl } from './authorize-url.ts';
import { openOutbound } from './outbound.ts';
import { needText, readPerson } from './read-person.ts';
import type { SocialSetting } from './provider-setting.ts';

/**
 * Sign-in on websites by DingTalk (open.dingtalk.com, "获取登录用户的访问凭证"): the code comes back as `authCode`, is traded by JSON, and the
 * token goes in a header of its own. It knows no PKCE. `unionId` is one for all apps of a developer.
 */
export function dingtalk({ code: provider, id, secret, name, scope, endpoints, redirectUri }: SocialSetting): SocialProvider {
  return {
    code: provider,
    name,
    authorizeUrl({ state }) {
      const query = { redirect_uri: redirectUri, response_type: 'code', client_id: id, scope, state, prompt: 'consent' };
      return authorizeUrl(endpoints.authorize, query);
    },
    async exchange({ code }) {
      const outbound = openOutbound(endpoints.token, endpoints.user);
      const trade = { clientId: id, clientSecret: secret, code, grantType: 'authorization_code' };
      const headers = { 'content-type': 'application/json' };
      const token = needText(await outbound.json(endpoints.token, { method: 'POST', headers, body: JSON.stringify(trade) }), 'accessToken');
      const user = await outbound.json(endpoints.user, { headers: { 'x-acs-dingtalk-access-token': token } });
      return readPerson(user, { subject: ['unionId', 'openId'], name: ['nick'], avatar: ['avatarUrl'] });
    },
  };
}
