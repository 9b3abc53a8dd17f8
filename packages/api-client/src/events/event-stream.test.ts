import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pauseAfter, type ListenOptions } from './event-stream.ts';
import { envelope, observedClient, rejection, tokens } from '../observed-fetch.ts';
import { factsOf } from '../operation-facts.ts';
import type { EventOf } from '../operation.ts';

// Loaded with the first call, which no timer of ours waits for.
beforeAll(() => factsOf('message.stream'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A stream that the test writes to. */
function wire() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer: () => new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } }),
    write: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
    isLeft: () => writer.closed.then(() => false).catch(() => true),
  };
}

/** Listens to a server that answers with these, one after the other; then it is down. */
function listening(...answers: (Response | (() => Response))[]) {
  const open = [...answers];
  const client = observedClient((request) => {
    if (request.url.includes('/anno/login')) return tokens('T2', 'R2');
    const next = open.shift();
    if (next === undefined) throw new TypeError('Failed to fetch');
    return typeof next === 'function' ? next() : next;
  });
  const controller = new AbortController();
  const events: EventOf<'message.stream'>[] = [];
  const states: boolean[] = [];
  const options: ListenOptions<'message.stream'> = {
    signal: controller.signal,
    onEvent: (event) => events.push(event),
    onStateChange: (isOpen) => states.push(isOpen),
  };
  const listened = client.listen('message.stream', options);
  const asked = () => client.requests.filter((request) => request.url.includes('/msg/stream'));
  return { ...client, events, states, listened, asked, stop: () => controller.abort() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('the token goes in a header, never in the address', async () => {
  const line = wire();
  const { asked, stop, listened } = listening(line.answer());
  await settle();
  const [request] = asked();
  expect([...(request?.headers.values() ?? [])]).toContain('Bearer T1');
  expect(request?.url).not.toContain('T1');
  stop();
  await listened;
});

test('events come as they are sent, until the caller has enough', async () => {
  const line = wire();
  const { events, states, stop, listened, failures } = listening(line.answer());
  await settle();
  await line.write('event: unread\ndata: {"total"');
  await line.write(':3}\n\n: still here\n\nevent: unread\ndata: {"total":4}\n\nevent: unread\ndata: <html>\n\n');
  await settle();
  expect(events).toEqual([
    { type: 'unread', data: { total: 3 } },
    { type: 'unread', data: { total: 4 } },
  ]);
  const isLeft = line.isLeft();
  stop();
  await listened;
  expect(await isLeft).toBe(true);
  expect(states).toEqual([true, false]);
  expect(failures).toEqual([]);
});

test('what breaks is opened again, each time later, and at once after one that has stood', async () => {
  const [first, second] = [wire(), wire()];
  const down = () => envelope(null, { status: 503, code: -2 });
  const { asked, failures, stop, listened } = listening(first.answer(), down, down, second.answer());
  await settle();
  await first.end();
  for (const [seconds, count] of [
    [0.9, 1],
    [0.2, 2],
    [1.8, 2],
    [0.4, 3],
    [3.6, 3],
    [0.8, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(asked()).toHaveLength(count);
  }
  await vi.advanceTimersByTimeAsync(31_000);
  await second.end();
  await vi.advanceTimersByTimeAsync(1100);
  expect(asked()).toHaveLength(5);
  // the caller has its polling
  expect(failures).toEqual([]);
  stop();
  await listened;
});

test('the wait grows to a minute at most, half of it by chance', () => {
  expect([0, 1, 5, 6, 2000].map((failures) => pauseAfter(failures, () => 1))).toEqual([1000, 2000, 32_000, 60_000, 60_000]);
  expect(pauseAfter(6, () => 0)).toBe(30_000);
});

test('a line on which nothing is heard for 45 seconds is given up', async () => {
  const line = wire();
  const { asked, stop, listened } = listening(line.answer());
  await vi.advanceTimersByTimeAsync(40_000);
  await line.write(':\n\n');
  await vi.advanceTimersByTimeAsync(44_000);
  expect(asked()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(asked()).toHaveLength(2);
  stop();
  await listened;
});

test('an expired session is renewed on the way', async () => {
  const line = wire();
  const { asked, session, stop, listened } = listening(() => envelope(null, { status: 401, code: 40001 }), line.answer());
  await settle();
  expect(asked()).toHaveLength(2);
  expect(session.renewals).toBe(1);
  stop();
  await listened;
});

test.each([
  ['the end of the session', { status: 401, code: 40000 }, 'signedOut'],
  ['a refusal', { status: 403, code: 403 }, 'forbidden'],
  ['a server that has no streams', { status: 501, code: 501 }, 'server'],
])('%s ends it', async (_, facts, kind) => {
  const { asked, listened } = listening(() => envelope(null, facts));
  const failure = await rejection(listened);
  expect(failure).toMatchObject({ kind, operationId: 'message.stream' });
  expect(asked()).toHaveLength(1);
});
