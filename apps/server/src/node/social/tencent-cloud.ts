import type { SocialProvider } from '../../core/host.ts';
import { authorizeUrl } from './authorize-url.ts';
import { openOutbound } from './outbound.ts';
import { needText, readPerson, refusedWith } from './read-person.ts';
import type { SocialSetting } from './provider-setting.ts';

/**
 * Tencent Cloud's developer platform CODING (help.coding.net/docs/open): a team has its own host. Its token answers have no token type, and
 * its user stands in an envelope with a `code`. It knows no PKCE.
 */
export function tencentCloud({ code: provider, id, secret, name, scope, endpoints, redirectUri }: SocialSetting): SocialProvider {
  return {
    code: provider,
    name,
    authorizeUrl({ state }) {
      const query = { response_type: 'code', client_id: id, redirect_uri: redirectUri, scope, state };
      return authorizeUrl(endpoints.authorize, query);
    },
    async exchange({ code }) {
      const outbound = openOutbound(endpoints.token, endpoints.user);
      const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: id, client_secret: secret, code });
      const token = needText(checked(await outbound.json(endpoints.token, { method: 'POST', body })), 'access_token');
      const { data, ...bare } = checked(await outbound.json(`${endpoints.user}?${new URLSearchParams({ access_token: token })}`));
      const user = typeof data === 'object' && data !== null ? { ...data } : bare;
      return readPerson(user, { subject: ['id'], name: ['name'], avatar: ['avatar'] });
    },
  };
}

function checked(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const failure = answer['code'] ?? 0;
  if (failure !== 0) throw refusedWith(failure);
  return answer;
}
