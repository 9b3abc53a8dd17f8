import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { factsOf } from '../operation-facts.ts';
import { observedClient, rejection, silence } from '../observed-fetch.ts';

beforeEach(async () => {
  // the table of operations is loaded in real time
  await factsOf('menu.router');
  // a request goes out in real time, and waits in ours
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Until the request is out: what is loaded before takes as long as it takes. */
async function sent(requests: readonly Request[]): Promise<void> {
  while (requests.length === 0) await new Promise((resolve) => setImmediate(resolve)); // oxlint-disable-line no-await-in-loop -- one look after the other
}

test('the first client waits 10 s', async () => {
  const { call, failures, requests } = observedClient(silence);
  const failure = rejection(call('menu.router'));
  await sent(requests);
  await vi.advanceTimersByTimeAsync(9999);
  expect(failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ kind: 'timeout', operationId: 'menu.router' });
  expect(await failure).not.toHaveProperty('status');
  expect(failures).toHaveLength(1);
});

test('the second client waits 30 s', async () => {
  const { call, failures, requests } = observedClient(silence);
  const failure = rejection(call('org.tree'));
  await sent(requests);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ kind: 'timeout' });
});

test('a call may set its own limit', async () => {
  const { call, requests } = observedClient(silence);
  const failure = rejection(call('org.tree', { timeoutMs: 50 }));
  await sent(requests);
  await vi.advanceTimersByTimeAsync(50);
  expect(await failure).toMatchObject({ kind: 'timeout' });
});

test('the limit covers the body of the answer', async () => {
  const { call, requests } = observedClient(stalled);
  const failure = rejection(call('menu.router'));
  await sent(requests);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({ kind: 'timeout' });
});

test("the caller's signal ends the call, and nobody is told", async () => {
  const { call, failures, requests } = observedClient(silence);
  const controller = new AbortController();
  const failure = rejection(call('menu.router', { signal: controller.signal }));
  await sent(requests);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  expect(await failure).toMatchObject({ kind: 'aborted' });
  expect(failures).toEqual([]);
});

test('no timer is left behind', async () => {
  const { call } = observedClient(() => new Response('', { status: 500 }));
  await rejection(call('menu.router'));
  expect(vi.getTimerCount()).toBe(0);
});

/** An answer that stops in the middle. */
function stalled(request: Request): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":0,'));
      request.signal.addEventListener('abort', () => controller.error(new DOMException('This operation was aborted', 'AbortError')));
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}
