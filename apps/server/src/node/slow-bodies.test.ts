import { contract } from '@saiwu/openapi';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { openServer } from '../../test/harness.ts';
import { type OnSocket, onSocket } from '../../test/on-socket.ts';

const server = openServer();
let opened: OnSocket;
beforeEach(async () => (opened = await onSocket(server.host)));
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await opened.close();
});

/** Resolves when the server has had a piece of so many bodies, and waits for the next. */
async function untilWaitedFor(count: number, timers: MockInstance<typeof setTimeout>): Promise<void> {
  const begun = () => timers.mock.calls.filter(([, milliseconds = 0]) => milliseconds > 9000 && milliseconds <= 10_000).length;
  while (begun() < count * 2) await setImmediate();
}

/** A request that says it has a body of 1,000 bytes, and sends one. */
function slow(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ host: 'saiwu.test', 'content-type': 'application/json', 'content-length': '1000', ...headers });
  return `POST /api${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{`;
}

const [open, closed, upload] = ['session.signIn', 'parameter.page', 'user.uploadAvatar'].map(
  (id) => contract[id as 'session.signIn'].path, // three of the contract's keys
) as [string, string, string]; // of three
const form = { 'content-type': 'multipart/form-data; boundary=x' };

describe('a body that does not come', () => {
  it.each([
    ['an open operation', open, {}],
    ['one for the signed-in', closed, {}],
    ['an upload', upload, form],
  ])('keeps nobody from being answered, 40 times for %s', async (_, path, type) => {
    const headers = await server.headersOf('admin');
    // the ten seconds of a body do not pass, however long this takes
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const all = await Promise.all(Array.from({ length: 40 }, () => opened.speak(slow(path, { ...headers, ...type }))));
    const answer = await fetch(`${opened.address}/api${closed}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"model":{}}',
    });
    expect(answer.status).toBe(200);
    // while the server still waits for the bodies
    expect(all.filter(({ heard }) => heard().includes(' 408 '))).toEqual([]);
    expect((await fetch(`${opened.address}/readyz`)).status).toBe(200);
  });

  it('is waited for 10 seconds, told so and hung up on, whichever operation it is for', async () => {
    const headers = await server.headersOf('admin');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const all = await Promise.all([
      opened.speak(slow(open)),
      opened.speak(slow(closed, headers)),
      opened.speak(slow(upload, { ...headers, ...form })),
    ]);
    await untilWaitedFor(3, timers);
    vi.advanceTimersByTime(9900);
    await setImmediate();
    expect(all.map(({ heard }) => heard())).toEqual(['', '', '']);
    vi.advanceTimersByTime(100);
    await Promise.all(all.map(({ ended }) => ended));
    for (const { heard } of all) expect(heard()).toMatch(/^HTTP\/1.1 408 [^]*connection: close[^]*"code":-6/i);
  });

  it('whose head does not come either is hung up on too', async () => {
    const { heard, ended } = await opened.speak('POST /api/x HTTP/1.1\r\nhost: ');
    await ended;
    expect(heard()).toMatch(/^HTTP\/1.1 408 /);
  });

  it('that says it is too large ends its connection: what comes next is sent over another', async () => {
    const { heard, ended } = await opened.speak(slow(closed, { ...(await server.headersOf('admin')), 'content-length': '1200000' }));
    await ended;
    expect(heard()).toMatch(/^HTTP\/1.1 413 [^]*connection: close/i);
  });

  it('is told at once to whoever may not send it', async () => {
    const { heard } = await opened.speak(slow(upload, form));
    await expect.poll(heard).toMatch(/^HTTP\/1.1 401 /);
  });
});
