import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheOf } from './preference-cache.ts';
import type { PreferenceStore } from './preference-store.ts';

const page = new EventTarget();
const nothing = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('one load for all that ask, and one cache a store', async () => {
  const { store, loads } = storeOf({ a: 1 });
  const cache = cacheOf(store);
  const told = vi.fn<() => void>();
  cache.subscribe('a', told);
  cache.subscribe('a', () => told());
  expect(cache.read('a')).toEqual({ value: undefined, state: 'loading' });
  await vi.runAllTimersAsync();
  expect(cacheOf(store).read('a')).toEqual({ value: 1, state: 'ready' });
  expect(cache.read('a')).toBe(cache.read('a'));
  expect(told).toHaveBeenCalledTimes(2);
  cache.subscribe('a', told);
  await vi.runAllTimersAsync();
  expect(loads).toEqual(['a']);
});

test('a change counts at once and is saved when no other follows', async () => {
  const { store, saves } = storeOf();
  const cache = cacheOf(store);
  cache.subscribe('a', nothing);
  for (const value of [1, 2, 3]) cache.set('a', value, nothing);
  expect(cache.read('a').value).toBe(3);
  expect(saves).toEqual([]);
  await vi.runAllTimersAsync();
  expect(saves).toEqual([['a', 3]]);
});

test('a change is newer than a load that was under way', async () => {
  const { store } = storeOf({ a: 'old' });
  const cache = cacheOf(store);
  cache.subscribe('a', nothing);
  cache.set('a', 'new', nothing);
  await vi.runAllTimersAsync();
  expect(cache.read('a').value).toBe('new');
});

test('the end of a subscription and the end of the page save at once', async () => {
  const { store, saves } = storeOf();
  const cache = cacheOf(store);
  const stop = cache.subscribe('a', nothing);
  cache.set('a', 1, nothing);
  stop();
  expect(saves).toEqual([['a', 1]]);
  await vi.runAllTimersAsync();
  cache.set('a', 2, nothing);
  page.dispatchEvent(new Event('pagehide'));
  expect(saves).toEqual([
    ['a', 1],
    ['a', 2],
  ]);
  await vi.runAllTimersAsync();
  expect(saves).toHaveLength(2);
});

test('saves of one key never overtake each other', async () => {
  const { store, saves, block } = storeOf();
  const cache = cacheOf(store);
  const release = block();
  cache.subscribe('a', nothing);
  cache.set('a', 1, nothing);
  await vi.advanceTimersByTimeAsync(500);
  cache.set('a', 2, nothing);
  await vi.advanceTimersByTimeAsync(5000);
  expect(saves).toEqual([['a', 1]]);
  release();
  await vi.runAllTimersAsync();
  expect(saves).toEqual([
    ['a', 1],
    ['a', 2],
  ]);
});

test('a refused save keeps the value, says so once, and is tried again with the next change', async () => {
  const { store, saves, refuse } = storeOf();
  const cache = cacheOf(store);
  const complain = vi.fn<() => void>();
  cache.subscribe('a', nothing);
  refuse(true);
  cache.set('a', 1, complain);
  await vi.runAllTimersAsync();
  cache.set('b', 2, complain);
  await vi.runAllTimersAsync();
  expect(complain).toHaveBeenCalledOnce();
  expect(cache.read('a').value).toBe(1);
  refuse(false);
  cache.set('a', 3, complain);
  await vi.runAllTimersAsync();
  expect(saves.at(-1)).toEqual(['a', 3]);
  refuse(true);
  cache.set('a', 4, complain);
  await vi.runAllTimersAsync();
  expect(complain).toHaveBeenCalledTimes(2);
});

test('a failed load says so and is tried again by the next one', async () => {
  const { store, refuse } = storeOf({ a: 1 });
  const cache = cacheOf(store);
  refuse(true);
  const stop = cache.subscribe('a', nothing);
  await vi.runAllTimersAsync();
  expect(cache.read('a')).toEqual({ value: undefined, state: 'failed' });
  expect(await cache.reload('a')).toBe(false);
  stop();
  refuse(false);
  cache.subscribe('a', nothing);
  await vi.runAllTimersAsync();
  expect(cache.read('a')).toEqual({ value: 1, state: 'ready' });
});

test('asks again on demand, but not over a change that is on its way', async () => {
  const { store, values } = storeOf({ a: 1 });
  const cache = cacheOf(store);
  cache.subscribe('a', nothing);
  await vi.runAllTimersAsync();
  values.set('a', 2);
  expect(await cache.reload('a')).toBe(true);
  expect(cache.read('a').value).toBe(2);
  cache.set('a', 3, nothing);
  expect(await cache.reload('a')).toBe(true);
  expect(cache.read('a').value).toBe(3);
});

test('takes over what another tab changes, unless there is a newer change here', async () => {
  const { store, fromElsewhere } = storeOf({ a: 1 });
  const cache = cacheOf(store);
  const told = vi.fn<() => void>();
  cache.subscribe('a', told);
  await vi.runAllTimersAsync();
  fromElsewhere('a', 2);
  expect(cache.read('a').value).toBe(2);
  expect(told).toHaveBeenCalledTimes(2);
  cache.set('a', 3, nothing);
  fromElsewhere('a', 4);
  expect(cache.read('a').value).toBe(3);
});

function storeOf(initial: Record<string, unknown> = {}) {
  const values = new Map(Object.entries(initial));
  const loads: string[] = [];
  const saves: [string, unknown][] = [];
  let isRefusing = false;
  let gate = Promise.resolve();
  let tell: (key: string, value: unknown) => void = () => undefined;
  const store: PreferenceStore = {
    load: async (key) => {
      loads.push(key);
      if (isRefusing) throw new Error('refused');
      return values.get(key);
    },
    save: async (key, value) => {
      saves.push([key, value]);
      await gate;
      if (isRefusing) throw new Error('refused');
      values.set(key, value);
    },
    subscribe: (onChange) => {
      tell = onChange;
      return () => undefined;
    },
  };
  return {
    store,
    values,
    loads,
    saves,
    refuse: (isIt: boolean) => {
      isRefusing = isIt;
    },
    block: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    fromElsewhere: (key: string, value: unknown) => tell(key, value),
  };
}
