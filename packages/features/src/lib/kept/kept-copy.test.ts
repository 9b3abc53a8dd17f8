import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptCopy } from './kept-copy.ts';

/** Characters that the storage of these tests takes. */
const room = 200;
const items = new Map<string, string>();
const copy = keptCopy<{ text: string }>('draft', ({ text }) => typeof text === 'string');

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a full storage loses no copy: the one before stays, and that the last one is not there is told', () => {
  expect(copy.write({ text: 'before', version: 1, sent: [] }, 1000)).toBe(true);
  expect(copy.write({ text: 'x'.repeat(room), version: 1, sent: [] }, 2000)).toBe(false);
  expect(copy.read(3000)).toMatchObject({ text: 'before', version: 1 });
});

test('what was confirmed is kept no longer, and nothing longer than a week', () => {
  copy.write({ text: 'words', version: 1, sent: [] }, 1000);
  expect(copy.write(null, 2000)).toBe(false);
  expect(copy.read(2000)).toBeNull();
  copy.write({ text: 'words', version: 1, sent: [] }, 1000);
  expect(copy.read(1000 + 8 * 86_400_000)).toBeNull();
});
