import { afterEach, expect, test, vi } from 'vitest';
import { localPreferences } from './local-preferences.ts';

afterEach(() => vi.unstubAllGlobals());

test('keeps under its prefix, and forgets', async () => {
  const items = new Map<string, string>();
  const store = localPreferences('ui_', storageOf(items));
  await store.save('table:user', { hidden: ['note'] });
  expect(items.get('ui_table:user')).toBe('{"hidden":["note"]}');
  expect(await store.load('table:user')).toEqual({ hidden: ['note'] });
  await store.save('table:user', undefined);
  expect(items.size).toBe(0);
  expect(await store.load('table:user')).toBeUndefined();
});

test('a damaged value counts as none', async () => {
  const store = localPreferences(
    'ui_',
    storageOf(
      new Map([
        ['ui_a', '{"hidden":['],
        ['ui_b', 'null'],
      ]),
    ),
  );
  expect(await store.load('a')).toBeUndefined();
  expect(await store.load('b')).toBeUndefined();
});

test('a full storage refuses to keep', async () => {
  const full = storageOf(new Map(), () => raise('QuotaExceededError'));
  await expect(localPreferences('ui_', full).save('a', 1)).rejects.toThrow('QuotaExceededError');
});

test('a page without storage has nothing and keeps nothing', async () => {
  vi.stubGlobal('window', {
    get localStorage() {
      return raise('SecurityError');
    },
  });
  const store = localPreferences('ui_');
  expect(await store.load('a')).toBeUndefined();
  await expect(store.save('a', 1)).rejects.toThrow('SecurityError');
});

test('follows other tabs, its own keys only', () => {
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  const heard: unknown[] = [];
  const stop = localPreferences('ui_', storageOf(new Map())).subscribe?.((key, value) => heard.push([key, value]));
  const change = (key: string | null, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  change('ui_a', '[1]');
  change('ui_a', null);
  change('ui_a', '{damaged');
  change('other', '2');
  change(null, null);
  stop?.();
  change('ui_a', '[3]');
  expect(heard).toEqual([
    ['a', [1]],
    ['a', undefined],
    ['a', undefined],
  ]);
});

function storageOf(items: Map<string, string>, onWrite?: () => void): Storage {
  return {
    length: 0,
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      onWrite?.();
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

function raise(reason: string): never {
  throw new Error(reason);
}
