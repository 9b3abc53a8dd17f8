import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';
import { draftKey, fitting, readDraft, writeDraft } from './draft-store.ts';

const day = 24 * 60 * 60 * 1000;
const key = draftKey('7', 'user:new');
let items: Map<string, string>;
let listeners: Record<string, (event: unknown) => void>;

beforeEach(() => {
  items = new Map();
  listeners = {};
  vi.useFakeTimers({ now: new Date('2026-09-01T08:00:00Z') });
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('removeEventListener', (type: string) => {
    delete listeners[type];
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function typed(values: unknown) {
  return () => ({ version: null, values });
}

test('keeps half a second after the last change, once', () => {
  const keeper = createDraftKeeper(key, 'one', null);
  keeper.touch(typed({ name: 'a' }));
  vi.advanceTimersByTime(400);
  keeper.touch(typed({ name: 'ab' }));
  vi.advanceTimersByTime(499);
  expect(items.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect(readDraft(key, Date.now())).toEqual({ savedAt: Date.now(), writer: 'one', version: null, values: { name: 'ab' } });
});

test('keeps at once when the page goes, and when the form leaves the screen', () => {
  const keeper = createDraftKeeper(key, 'one', null);
  const stop = keeper.watch();
  keeper.touch(typed({ name: 'a' }));
  listeners['pagehide']?.({});
  expect(readDraft(key, Date.now())?.values).toEqual({ name: 'a' });
  keeper.touch(typed({ name: 'aa' }));
  listeners['visibilitychange']?.({});
  expect(readDraft(key, Date.now())?.values).toEqual({ name: 'aa' });
  keeper.touch(typed({ name: 'ab' }));
  stop();
  expect(readDraft(key, Date.now())?.values).toEqual({ name: 'ab' });
  expect(listeners).toEqual({});
});

test('says when it last kept something, once it did, until it was saved', () => {
  const keeper = createDraftKeeper(key, 'one', null);
  const told = vi.fn<() => void>();
  keeper.subscribe(told);
  keeper.touch(typed({ name: 'a' }));
  expect(keeper.getSavedAt()).toBeNull();
  vi.advanceTimersByTime(500);
  expect(keeper.getSavedAt()).toBe(Date.now());
  expect(told).toHaveBeenCalledOnce();
  keeper.clear();
  expect(keeper.getSavedAt()).toBeNull();
});

test('says nothing of what a full storage did not take', () => {
  const keeper = createDraftKeeper(key, 'one', null);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keeper.touch(typed({ name: 'a' }));
  vi.advanceTimersByTime(500);
  expect(keeper.getSavedAt()).toBeNull();
});

test('offers what an earlier visit left over another version, to the same person and for the same form only', () => {
  writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: 3, values: { name: 'a' } });
  expect(createDraftKeeper(key, 'one', null).getSnapshot()).toMatchObject({ kind: 'left', draft: { version: 3, values: { name: 'a' } } });
  expect(createDraftKeeper(draftKey('8', 'user:new'), 'one', null).getSnapshot()).toBeNull();
  expect(createDraftKeeper(draftKey('7', 'user:12'), 'one', null).getSnapshot()).toBeNull();
});

test('forgets what is older than seven days, whoever wrote it', () => {
  const others = draftKey('8', 'contest:new');
  for (const one of [key, others]) writeDraft(one, { savedAt: Date.now(), writer: 'crashed', version: null, values: {} });
  items.set('saiwu_COLOR', '"red"');
  vi.advanceTimersByTime(7 * day - 1);
  expect(createDraftKeeper(key, 'one', null).getSnapshot()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(createDraftKeeper(key, 'one', null).getSnapshot()).toBeNull();
  expect([...items.keys()]).toEqual(['saiwu_COLOR']);
});

test('never keeps passwords and files', () => {
  const values = {
    account: 'anna',
    password: 'secret',
    confirmPassword: 'secret',
    nested: [{ clientSecret: 'x', logo: new Blob(['x']), name: 'a' }],
  };
  writeDraft(key, { savedAt: Date.now(), writer: 'one', version: null, values });
  expect(readDraft(key, Date.now())?.values).toEqual({ account: 'anna', nested: [{ name: 'a' }] });
});

test('removes the draft of a saved form, also one that waits to be kept', () => {
  const keeper = createDraftKeeper(key, 'one', null);
  const stop = keeper.watch();
  keeper.touch(typed({ name: 'a' }));
  vi.advanceTimersByTime(500);
  keeper.touch(typed({ name: 'ab' }));
  keeper.clear();
  stop();
  vi.advanceTimersByTime(1000);
  expect(items.size).toBe(0);
});

test('gives back what an earlier visit left of the same version, once', () => {
  writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: null, values: { name: 'old' } });
  const keeper = createDraftKeeper(key, 'one', null);
  expect(keeper.getSnapshot()).toMatchObject({ kind: 'restored' });
  expect(keeper.getSavedAt()).toBe(Date.now());
  expect([keeper.takeBack()?.values, keeper.takeBack()]).toEqual([{ name: 'old' }, null]);
  keeper.drop();
  expect([items.size, keeper.getSnapshot(), keeper.getSavedAt()]).toEqual([0, null, null]);
});

test('an offer that nobody has answered outlives what is typed meanwhile', () => {
  writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: 3, values: { name: 'old' } });
  const keeper = createDraftKeeper(key, 'one', 4);
  expect(keeper.takeBack()).toBeNull();
  keeper.touch(() => ({ version: 4, values: { name: 'new' } }));
  vi.advanceTimersByTime(500);

  const later = createDraftKeeper(key, 'two', 4);
  expect(later.takeBack()?.values).toEqual({ name: 'new' });
  later.drop();
  expect(later.getSnapshot()).toMatchObject({ kind: 'left', draft: { values: { name: 'old' } } });
  expect(readDraft(key, Date.now())?.values).toEqual({ name: 'old' });

  vi.advanceTimersByTime(7 * day);
  expect(createDraftKeeper(key, 'three', 4).getSnapshot()).toBeNull();
});

test('an offer is forgotten after seven days, though something newer lies over it', () => {
  writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: 3, values: { name: 'old' } });
  const keeper = createDraftKeeper(key, 'one', 4);
  vi.advanceTimersByTime(6 * day);
  keeper.touch(() => ({ version: 4, values: { name: 'new' } }));
  vi.advanceTimersByTime(1.5 * day);
  const later = createDraftKeeper(key, 'two', 4);
  later.drop();
  expect([items.size, later.getSnapshot()]).toEqual([0, null]);
});

test('a refused offer is gone, but not what was typed since', () => {
  writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: 3, values: { name: 'old' } });
  const idle = createDraftKeeper(key, 'one', 4);
  idle.refuse();
  expect([items.size, idle.getSnapshot()]).toEqual([0, null]);
  writeDraft(key, { savedAt: Date.now(), writer: 'crashed', version: 3, values: { name: 'old' } });
  const busy = createDraftKeeper(key, 'one', 4);
  busy.touch(typed({ name: 'new' }));
  vi.advanceTimersByTime(500);
  busy.refuse();
  expect(readDraft(key, Date.now())).toEqual({ savedAt: Date.now(), writer: 'one', version: null, values: { name: 'new' } });
});

test('of two tabs the newer input is kept, and the other tab is told', () => {
  const here = createDraftKeeper(key, 'here', null);
  here.watch();
  here.touch(typed({ name: 'here' }));
  vi.advanceTimersByTime(500);
  expect(here.getSnapshot()).toBeNull();

  writeDraft(key, { savedAt: Date.now(), writer: 'there', version: null, values: { name: 'there' } });
  listeners['storage']?.({ key, newValue: items.get(key) });
  expect(here.getSnapshot()).toMatchObject({ kind: 'elsewhere', draft: { values: { name: 'there' } } });
  expect(readDraft(key, Date.now())?.values).toEqual({ name: 'there' });

  here.touch(typed({ name: 'here again' }));
  vi.advanceTimersByTime(500);
  expect(readDraft(key, Date.now())?.values).toEqual({ name: 'here again' });
});

test.each(['', '{', '[]', '{"savedAt":"soon"}', '{"savedAt":1,"writer":"a","version":null,"values":[]}'])(
  'a damaged draft is none: %s',
  (text) => {
    items.set(key, text);
    expect(readDraft(key, 2)).toBeNull();
  },
);

test('a draft gives what fits the form of today', () => {
  const opened = { title: '', tracks: ['a'], rubric: { dimensions: [{ name: '', items: [] }] }, quota: null, isBlind: true };
  expect(
    fitting({ title: 'x', tracks: 'a,b', rubric: { dimensions: [{ name: 'y' }, 'z'] }, quota: 3, isBlind: { code: 1 } }, opened),
  ).toEqual({
    title: 'x',
    tracks: ['a'],
    rubric: {
      dimensions: [
        { name: 'y', items: [] },
        { name: '', items: [] },
      ],
    },
    quota: 3,
    isBlind: true,
  });
});
