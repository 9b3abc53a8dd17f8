import { describe, expect, it } from 'vitest';
import { openServer } from '../../../test/harness.ts';
import { createApp } from '../app.ts';
import type { Host } from '../../core/host.ts';

const server = openServer();

/** The host in the address of a picture, as a front end that goes by its beginning reads it. */
async function originOf(settings: Partial<Host['settings']>, url: string, headers: Record<string, string> = {}): Promise<string> {
  const app = createApp({ ...server.host, settings: { ...server.host.settings, ...settings } });
  const body = new FormData();
  body.set('file', new File(['a'], 'a.txt'));
  body.set('bizType', 'NOTES');
  const init = { method: 'POST', headers: { ...headers, ...(await server.headersOf('school')) }, body };
  const answer = await app.fetch(new Request(`${url}/api/file/attachment/upload`, init), { ip: '10.0.0.9' });
  const { data } = (await answer.json()) as { data: { url: string } }; // an envelope
  return new URL(data.url).origin;
}

describe('addresses of files', () => {
  const secure = { 'x-forwarded-proto': 'https' };
  it.each<[string, Partial<Host['settings']>, string, Record<string, string>, string]>([
    ['what PUBLIC_URL says', { publicUrl: 'https://saiwu.example' }, 'http://127.0.0.1:4600', {}, 'https://saiwu.example'],
    ['the host that was asked', {}, 'http://127.0.0.1:4600', {}, 'http://127.0.0.1:4600'],
    ['TLS that a proxy of ours tells of', { trustedProxies: ['10.0.0.0/8'] }, 'http://saiwu.test', secure, 'https://saiwu.test'],
    ['no TLS that anybody else tells of', {}, 'http://saiwu.test', secure, 'http://saiwu.test'],
  ])('have %s', async (_, settings, url, headers, origin) => {
    expect(await originOf(settings, url, headers)).toBe(origin);
  });
});
