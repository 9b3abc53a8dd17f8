import { contract } from '@saiwu/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openServer } from '../../../test/harness.ts';
import { type OnSocket, onSocket, packedFile, plainFile } from '../../../test/on-socket.ts';

const server = openServer();
let opened: OnSocket;
beforeAll(async () => (opened = await onSocket(server.host)));
afterAll(() => opened.close());

describe('a file of the console', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', null, (body: Buffer) => body],
  ])('goes as it was packed to whoever takes %s', async (accepted, encoding, unpack) => {
    const answer = await ask('/assets/packed.js', accepted);
    expect(unpack(answer.body).toString()).toBe(packedFile);
    expect(answer.head).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(answer.head['content-encoding'] ?? null).toBe(encoding);
    expect(answer.head['content-length']).toBe(String(answer.body.length));
  });

  it('is packed on its way where the build has not done so', async () => {
    const answer = await ask('/assets/plain.js', 'gzip, br');
    expect(answer.head).toMatchObject({ 'content-encoding': 'gzip', 'content-type': expect.stringMatching(/^text\/javascript/) });
    expect(gunzipSync(answer.body).toString()).toBe(plainFile);
  });
});

it('a stream of events is never packed: each has to go out as it happens', async () => {
  const { authorization = '' } = await server.headersOf('admin');
  const controller = new AbortController();
  const answer = await fetch(`${opened.address}/api${contract['message.stream'].path}`, {
    headers: { authorization, 'accept-encoding': 'gzip, br' },
    signal: controller.signal,
  });
  expect([answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([
    expect.stringMatching(/^text\/event-stream/),
    null,
  ]);
  controller.abort();
});

/** The answer's bytes as they came: `fetch` would unpack them. */
function ask(path: string, accepted: string): Promise<{ head: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${opened.address}${path}`, { headers: { 'accept-encoding': accepted } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve({ head: answer.headers, body: Buffer.concat(parts) }));
    });
    asked.once('error', reject).end();
  });
}
