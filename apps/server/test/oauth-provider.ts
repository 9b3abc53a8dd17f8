import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Answer, dialects, type Dialect, type ProviderPerson } from './oauth-dialects.ts';

export interface LocalProvider {
  origin: string;
  /** Who is signed in there, and agrees to everything. */
  person: ProviderPerson;
  /** Settings that make this provider stand for one of ours. */
  environment(code: string): Record<string, string>;
  /** Goes where a browser is sent, and answers the address that it is sent back to. */
  visit(url: string): Promise<URL>;
  close(): Promise<void>;
}

/** The application that is registered at the provider. */
const registered = { id: 'saiwu-app', secret: 'saiwu-app-secret' };

/**
 * A provider on this machine that speaks OAuth 2 as strictly as the best of them: exact redirect addresses, codes that are good once, PKCE
 * where the client began with it; and each dialect of those who speak it their own way.
 */
export async function openProvider(redirectUris: readonly string[], person: ProviderPerson): Promise<LocalProvider> {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, ProviderPerson>();
  const provider = { person };

  function authorize(dialect: Dialect, query: URLSearchParams): Answer {
    const redirectUri = query.get('redirect_uri') ?? '';
    if (query.get('response_type') !== 'code' || query.get(dialect.clientId) !== registered.id || !redirectUris.includes(redirectUri))
      return { status: 400, body: 'this client or redirect address is not registered' };
    const code = randomBytes(16).toString('hex');
    codes.set(code, { redirectUri, challenge: query.get('code_challenge'), person: provider.person });
    const back = new URL(redirectUri);
    back.searchParams.set(dialect.codeName, code);
    back.searchParams.set('state', query.get('state') ?? '');
    return { status: 302, location: back.href, body: '' };
  }

  function trade(dialect: Dialect, given: URLSearchParams): Answer {
    const grant = codes.get(given.get('code') ?? '');
    codes.delete(given.get('code') ?? '');
    const isClient = given.get(dialect.clientId) === registered.id && given.get(dialect.clientSecret) === registered.secret;
    const isSameRedirect = !dialect.wantsRedirect || grant?.redirectUri === given.get('redirect_uri');
    if (!grant || !isClient || !isSameRedirect || !isVerified(grant, given.get('code_verifier'))) return dialect.refuse('invalid_grant');
    const token = randomBytes(16).toString('hex');
    tokens.set(token, grant.person);
    return { status: 200, body: dialect.token(token, grant.person) };
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '', 'http://provider');
    const [, name = '', act = ''] = url.pathname.split('/');
    const dialect = dialects[name];
    if (!dialect) return { status: 404, body: '' };
    if (act === 'authorize') return authorize(dialect, url.searchParams);
    if (act === 'token') return trade(dialect, dialect.readTrade(request.method ?? '', url.searchParams, await text(request)));
    const owner = tokens.get(dialect.readToken(url.searchParams, request.headers));
    if (!owner) return dialect.refuse('invalid_token');
    if (act === 'me') return { status: 200, body: dialect.me?.(owner) ?? '' };
    return { status: 200, body: dialect.user(owner) };
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, location, body }) => {
      const isText = typeof body === 'string';
      // WeChat and QQ call their JSON text
      const headers = { 'content-type': isText ? 'text/plain' : 'application/json', ...(location && { location }) };
      return response.writeHead(status, headers).end(isText ? body : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the provider has no port');
  const origin = `http://127.0.0.1:${address.port}`;

  return Object.assign(provider, {
    origin,
    environment(code: string) {
      const base = `${origin}/${code in dialects ? code : 'standard'}`;
      const name = `OAUTH_${code.toUpperCase()}`;
      return {
        [`${name}_ID`]: registered.id,
        [`${name}_SECRET`]: registered.secret,
        [`${name}_AUTHORIZE_URL`]: `${base}/authorize`,
        [`${name}_TOKEN_URL`]: `${base}/token`,
        [`${name}_USER_URL`]: `${base}/user`,
      };
    },
    async visit(url: string) {
      const response = await fetch(url, { redirect: 'manual' });
      const location = response.headers.get('location');
      if (location === null) throw new Error(`the provider sends nobody back: ${response.status} ${await response.text()}`);
      return new URL(location);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

interface Grant {
  redirectUri: string;
  challenge: string | null;
  person: ProviderPerson;
}

function isVerified({ challenge }: Grant, verifier: string | null): boolean {
  if (challenge === null) return true;
  return verifier !== null && createHash('sha256').update(verifier).digest('base64url') === challenge;
}
