import { createServer } from 'node:http';
import { once } from 'node:events';
import { socialProviders } from '@saiwu/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalProvider, openProvider } from '../../../test/oauth-provider.ts';
import { publicUrl, redirectOf } from '../../../test/social-visit.ts';
import { challengeOf } from '../../domains/identity/social/challenge.ts';
import { readSettings } from '../settings.ts';
import { SettingError } from '../setting-error.ts';
import { openSocial } from './open-social.ts';
import { openOutbound } from './outbound.ts';
import { readSocial } from './social-settings.ts';

let local: LocalProvider;
beforeAll(async () => {
  local = await openProvider(socialProviders.map(redirectOf), { id: '90071', name: '李' });
});
afterAll(() => local.close());

function open(code: string) {
  const [provider] = openSocial(readSocial({ PUBLIC_URL: publicUrl, ...local.environment(code) }));
  if (!provider) throw new Error('not set up');
  return provider;
}

it.each(socialProviders)('%s: who comes back is who the provider says, by an id that stays', async (code) => {
  const provider = open(code);
  const codeVerifier = 'v'.repeat(43);
  const back = (await local.visit(provider.authorizeUrl({ state: 'a1', codeChallenge: await challengeOf(codeVerifier) }))).searchParams;
  expect(back.get('state')).toBe('a1');
  const answer = back.get('code') ?? back.get('authCode') ?? '';
  const person = await provider.exchange({ code: answer, codeVerifier });
  expect([person.subject, person.name]).toEqual(['90071', '李']);
  expect(person.avatar ?? 'https://').toMatch(/^https:\/\//);
  await expect(provider.exchange({ code: answer, codeVerifier })).rejects.toMatchObject({ name: 'SocialError' });
});

it.each(['github', 'gitee', 'microsoft', 'generic'])('%s: a code is worth nothing without the verifier of its start', async (code) => {
  const provider = open(code);
  const back = await local.visit(provider.authorizeUrl({ state: 'a1', codeChallenge: await challengeOf('v'.repeat(43)) }));
  const stolen = provider.exchange({ code: back.searchParams.get('code') ?? '', codeVerifier: 'w'.repeat(43) });
  await expect(stolen).rejects.toMatchObject({ name: 'SocialError' });
});

it('every preset is reached over https, and knows where', () => {
  const env = Object.fromEntries(
    ['GITHUB', 'GITEE', 'WECHAT', 'QQ', 'DINGTALK', 'MICROSOFT'].flatMap((name) => [
      [`OAUTH_${name}_ID`, 'id'],
      [`OAUTH_${name}_SECRET`, 'secret'],
    ]),
  );
  const settings = readSocial({ PUBLIC_URL: 'https://saiwu.example', ...env });
  expect(settings.map(({ code, redirectUri }) => [code, redirectUri])).toEqual(
    ['github', 'gitee', 'wechat', 'qq', 'dingtalk', 'microsoft'].map((code) => [code, `https://saiwu.example/social/${code}`]),
  );
  for (const { endpoints } of settings) for (const address of Object.values(endpoints)) expect(address).toMatch(/^https:/);
});

const secret = { SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://x' };
const github = { OAUTH_GITHUB_ID: 'id', OAUTH_GITHUB_SECRET: 'secret' };
it.each([
  ['a provider without our own address', github],
  ['an address of ours with a path', { ...github, PUBLIC_URL: 'https://saiwu.example/console' }],
  ['an address of ours without encryption', { ...github, PUBLIC_URL: 'http://saiwu.example' }],
  ['an id without a secret', { OAUTH_GITHUB_ID: 'id', PUBLIC_URL: publicUrl }],
  ['a secret without an id', { OAUTH_QQ_SECRET: 'x', PUBLIC_URL: publicUrl }],
  ['one of our own without its addresses', { OAUTH_GENERIC_ID: 'id', OAUTH_GENERIC_SECRET: 'x', PUBLIC_URL: publicUrl }],
  ['an address without encryption', { ...github, PUBLIC_URL: publicUrl, OAUTH_GITHUB_TOKEN_URL: 'http://github.example/token' }],
])('the server does not start with %s', (_, env) => {
  expect(() => readSettings({ ...secret, ...env })).toThrow(SettingError);
});

it('reaches the provider’s own hosts only, follows no redirect, and reads no endless answer', async () => {
  let redirected = 0;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/away')) response.writeHead(302, { location: '/target' }).end();
    else if (request.url === '/target') redirected += 1;
    else if (request.url === '/long') response.end(Buffer.alloc(70_000, ' '));
    else response.end('{"token":"secret-in-answer"');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const outbound = openOutbound(`${origin}/token`);
  await expect(outbound.fetch(`${local.origin}/standard/user`)).rejects.toThrow('is no host of this provider');
  await expect(outbound.fetch(`${origin}/away?secret=s3cret`)).rejects.toThrow(/^127\.0\.0\.1:\d+ redirects$/);
  await expect(outbound.fetch(`${origin}/long`)).rejects.toThrow('answers too much');
  await expect(outbound.json(`${origin}/broken?secret=s3cret`)).rejects.toThrow(/^127\.0\.0\.1:\d+ answers no JSON object$/);
  expect(redirected).toBe(0);
  server.close();
  server.closeAllConnections();
  await expect(outbound.fetch(`${origin}/gone?secret=s3cret`)).rejects.toThrow(/^127\.0\.0\.1:\d+ cannot be reached$/);
});
