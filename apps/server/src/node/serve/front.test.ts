import { contract } from '@saiwu/openapi';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { metricsToken, type OnSocket, onSocket } from '../../../test/on-socket.ts';

const server = openServer();
let opened: OnSocket;
afterEach(() => opened.close());

const kinds: [string, string, Record<string, string>][] = [
  ['a page of the console', '/contest', {}],
  ['a file of the console', '/assets/page.js', {}],
  ['a file that is not there', '/assets/other.js', {}],
  ['the pulse', '/healthz', {}],
  ['readiness', '/readyz', {}],
  ['the figures', '/metrics', { authorization: `Bearer ${metricsToken}` }],
  ['the figures for nobody', '/metrics', {}],
  ['an open operation', `/api${contract['session.options'].path}`, {}],
  ['a refusal', `/api${contract['user.mine'].path}`, {}],
  ['an address that nobody has', '/api/nowhere', {}],
];
const guards = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

describe('the headers that guard a browser', () => {
  it.each(kinds)('are those of %s', async (_, path, headers) => {
    opened = await onSocket(server.host);
    const answer = await fetch(`${opened.address}${path}`, { headers });
    await answer.body?.cancel();
    expect(Object.fromEntries(guards.map((name) => [name, answer.headers.get(name)]))).toEqual({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': null,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it.each(kinds)('keep to TLS whoever came over it for %s', async (_, path, headers) => {
    opened = await onSocket({ ...server.host, settings: { ...server.host.settings, trustedProxies: ['127.0.0.1'] } });
    const tell = async (scheme: string) => {
      const answer = await fetch(`${opened.address}${path}`, { headers: { ...headers, 'x-forwarded-proto': scheme } });
      await answer.body?.cancel();
      return answer.headers.get('strict-transport-security');
    };
    expect([await tell('https'), await tell('http')]).toEqual(['max-age=31536000', null]);
  });

  it('believe no stranger that there was TLS, and need none to say so where the address of the console does', async () => {
    opened = await onSocket(server.host);
    const ask = () => fetch(`${opened.address}/healthz`, { headers: { 'x-forwarded-proto': 'https' } });
    expect((await ask()).headers.get('strict-transport-security')).toBeNull();
    await opened.close();
    opened = await onSocket({ ...server.host, settings: { ...server.host.settings, publicUrl: 'https://saiwu.example.edu' } });
    expect((await ask()).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

describe('a path parameter that is a dot or two', () => {
  beforeEach(async () => (opened = await onSocket(server.host)));

  it.each(['../user/mine', '%2e%2e/user/mine', '%2E./user/mine', '.%2e/user/mine', '..\\user/mine', './mine', '%2e/mine'])(
    'reaches no other operation: %s',
    async (value) => {
      const { authorization = '' } = await server.headersOf('admin');
      const target = `/api${contract['user.get'].path}`.replace('{id}', value);
      const { heard, ended } = await opened.speak(
        `GET ${target} HTTP/1.1\r\nhost: saiwu.test\r\nauthorization: ${authorization}\r\nconnection: close\r\n\r\n`,
      );
      await ended;
      expect(heard()).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  it('is what a name in a query or a file with dots is not', async () => {
    const { heard, ended } = await opened.speak('GET /healthz?..=%2e%2e/.. HTTP/1.1\r\nhost: saiwu.test\r\nconnection: close\r\n\r\n');
    await ended;
    expect(heard()).toMatch(/^HTTP\/1.1 200 /);
  });
});
