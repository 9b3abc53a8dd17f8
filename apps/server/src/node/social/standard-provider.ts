import * as oauth from 'oauth4webapi';
import type { SocialProvider } from '../../core/host.ts';
import { SocialError } from '../../domains/identity/social/social-error.ts';
import { authorizeUrl } from './authorize-url.ts';
import { openOutbound } from './outbound.ts';
import { type PersonFields, readPerson } from './read-person.ts';
import type { SocialSetting } from './provider-setting.ts';

/**
 * A provider that keeps to RFC 6749 and takes or ignores PKCE: GitHub, Gitee, Microsoft, and any that an installation names. Who somebody
 * is, is read from the user endpoint with the token that the code was traded for; an id token is not needed and not read.
 */
export function standardProvider({ code: provider, id, secret, name, scope, endpoints, redirectUri }: SocialSetting): SocialProvider {
  const server: oauth.AuthorizationServer = {
    issuer: new URL(endpoints.authorize).origin,
    authorization_endpoint: endpoints.authorize,
    token_endpoint: endpoints.token,
  };
  const client: oauth.Client = { client_id: id };

  return {
    code: provider,
    name,
    authorizeUrl({ state, codeChallenge }) {
      const query = {
        response_type: 'code',
        client_id: id,
        redirect_uri: redirectUri,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        ...(scope !== '' && { scope }),
      };
      return authorizeUrl(endpoints.authorize, query);
    },
    async exchange({ code, codeVerifier }) {
      const outbound = openOutbound(endpoints.token, endpoints.user);
      const options = {
        // settings let http in on this machine only
        [oauth.allowInsecureRequests]: true,
        [oauth.customFetch]: (url: string, init: RequestInit) => outbound.fetch(url, bare(init)),
      };
      try {
        const returned = oauth.validateAuthResponse(server, client, new URLSearchParams({ code }), oauth.expectNoState);
        const auth = oauth.ClientSecretPost(secret);
        const traded = await oauth.authorizationCodeGrantRequest(server, client, auth, returned, redirectUri, codeVerifier, options);
        const { access_token: token } = await oauth.processAuthorizationCodeResponse(server, client, await withoutIdToken(traded));
        return readPerson(await outbound.json(endpoints.user, { headers: { authorization: `Bearer ${token}` } }), fields);
      } catch (error) {
        throw asSocialError(error);
      }
    },
  };
}

const fields: PersonFields = {
  subject: ['sub', 'id'],
  name: ['name', 'displayName', 'nickname', 'preferred_username', 'login'],
  avatar: ['picture', 'avatar_url'],
};

/** Redirects and time are ours to decide. */
function bare({ method, headers, body }: RequestInit): Pick<RequestInit, 'method' | 'headers' | 'body'> {
  return { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) };
}

/** The library would want to know who issued it; nothing of ours depends on it. */
async function withoutIdToken(response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const text = await response.text();
  try {
    const { id_token: _, ...rest } = JSON.parse(text) as Record<string, unknown>; // what is no object has no keys, and is refused by the library
    return new Response(JSON.stringify(rest), response);
  } catch {
    return new Response(text, response);
  }
}

/** The library's complaints quote the answer: only their codes are told. */
function asSocialError(error: unknown): unknown {
  if (error instanceof oauth.ResponseBodyError) return new SocialError(`the provider answers ${error.error.slice(0, 100)}`);
  if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError)
    return new SocialError(`the answer is not as the protocol has it (${error.code ?? 'no code'})`);
  return error;
}
