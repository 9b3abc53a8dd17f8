import { ApiError, type ApiErrorKind } from '@saiwu/api-client';
import type { PreferenceStore } from '@saiwu/ui';
import { expect, test } from 'vitest';
import type { Api } from '../api/api.tsx';
import { serverPreferences } from './server-preferences.ts';

function memory(): PreferenceStore & { kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    load: async (key) => kept.get(key),
    save: async (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
}

/** A server that keeps, or fails with what is set. */
function open() {
  const kept = new Map<string, unknown>();
  const server: { kept: Map<string, unknown>; failure: ApiErrorKind | null } = { kept, failure: null };
  const answer = async (
    operationId: 'preference.get' | 'preference.save',
    input: { query?: { key: string }; body?: { key: string; value: unknown } },
  ) => {
    if (server.failure !== null) throw new ApiError({ kind: server.failure, operationId });
    if (input.query) return kept.get(input.query.key) ?? null;
    if (input.body) kept.set(input.body.key, input.body.value);
    return true;
  };
  const copy = memory();
  return { server, copy, store: serverPreferences(answer as Api['call'], copy) }; // the two operations that are called
}

test('what is saved is on the server, and comes back from there', async () => {
  const { server, copy, store } = open();
  await store.save('table:user', { hidden: ['sex'] });
  expect(server.kept.get('table:user')).toEqual({ hidden: ['sex'] });
  server.kept.set('table:user', { hidden: ['state'] });
  expect(await store.load('table:user')).toEqual({ hidden: ['state'] });
  expect(copy.kept.get('table:user')).toEqual({ hidden: ['state'] });
});

test('nothing kept is undefined, and undefined is forgotten', async () => {
  const { server, copy, store } = open();
  expect(await store.load('a')).toBeUndefined();
  await store.save('a', 1);
  await store.save('a', undefined);
  expect(server.kept.get('a')).toBeNull();
  expect(copy.kept.size).toBe(0);
});

test.each<ApiErrorKind>(['network', 'timeout', 'signedOut', 'unavailable'])(
  'without a server (%s) the copy counts, and goes up later',
  async (kind) => {
    const { server, store } = open();
    await store.save('a', 'before');
    server.failure = kind;
    expect(await store.load('a')).toBe('before');
    await store.save('a', 'meanwhile');
    expect(await store.load('a')).toBe('meanwhile');
    server.failure = null;
    expect(await store.load('a')).toBe('meanwhile');
    expect(server.kept.get('a')).toBe('meanwhile');
    server.kept.set('a', 'elsewhere');
    expect(await store.load('a')).toBe('elsewhere');
  },
);

test('a refusal of the server is one', async () => {
  const { server, store } = open();
  server.failure = 'invalid';
  await expect(store.save('a', 1)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(store.load('a')).rejects.toMatchObject({ kind: 'invalid' });
});

test('a storage that is full costs the copy only', async () => {
  const { server, copy, store } = open();
  copy.save = () => Promise.reject(new Error('full'));
  await store.save('a', 1);
  expect(server.kept.get('a')).toBe(1);
});

test('what was on its way when the page was closed goes up the next time', async () => {
  const { server, copy, store } = open();
  const closed = serverPreferences(() => new Promise(() => undefined), copy);
  void closed.save('a', 'last');
  expect(await store.load('a')).toBe('last');
  expect(server.kept.get('a')).toBe('last');
  expect(copy.kept.has('unsent.a')).toBe(false);
});

test('without a server and without a storage, saving fails', async () => {
  const { server, copy, store } = open();
  copy.save = () => Promise.reject(new Error('full'));
  server.failure = 'network';
  await expect(store.save('a', 1)).rejects.toMatchObject({ kind: 'network' });
});
