import { ApiError } from '@saiwu/api-client';
import { describe, expect, test } from 'vitest';
import type { Rubric, Sheet } from '../answers.ts';
import { bodyOf, openPlaces, place, type SheetBody, wrongPlaces } from './sheet-places.ts';
import { createSheetStore } from './sheet-store.ts';

const rubric: Rubric = {
  dimensions: [
    {
      name: '创新性',
      weight: '60',
      items: [
        { name: '新意', max: '20', guidance: null, isCounted: true },
        { name: '印象', max: '10', guidance: null, isCounted: false },
      ],
    },
    { name: '团队', weight: '40', items: [{ name: '分工', max: '10.5', guidance: null, isCounted: true }] },
  ],
};

const empty: Sheet = { scores: [], comment: null, total: null, version: 1, submittedTime: null };

/** A store over a server that answers when the test lets it. */
function setUp({
  kept = null,
  isSubmitted = false,
  sheet = empty,
  isFull = false,
}: { kept?: Kept | null; isSubmitted?: boolean; sheet?: Sheet; isFull?: boolean } = {}) {
  const sent: { how: 'save' | 'submit'; body: SheetBody; resolve: (sheet: Sheet) => void; reject: (reason: Error) => void }[] = [];
  const keptStates: (Kept | null)[] = [];
  const send = (how: 'save' | 'submit') => (body: SheetBody) =>
    new Promise<Sheet>((resolve, reject) => void sent.push({ how, body, resolve, reject }));
  const store = createSheetStore({
    rubric,
    sheet,
    isSubmitted,
    kept,
    save: send('save'),
    submit: send('submit'),
    keep: (state) => {
      keptStates.push(state);
      return state !== null && !isFull;
    },
    now: () => 1000,
  });
  return { store, sent, keptStates };
}

type Kept = Parameters<Parameters<typeof createSheetStore>[0]['keep']>[0] & object;

/** What the server says of a sheet that somebody has overtaken. */
function overtaken(current: Sheet) {
  return new ApiError({ kind: 'conflict', operationId: 'score.save', status: 409, code: 409, current });
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createSheetStore', () => {
  test('saves what was typed, with the version the server answered last', async () => {
    const { store, sent, keptStates } = setUp();
    store.setScore(place(0, 0), '18.5');
    expect(store.getSnapshot().status).toBe('changed');
    const first = store.save();
    await settled();
    expect(sent[0]?.body).toEqual({
      scores: [
        { dimension: 0, item: 0, score: '18.5' },
        { dimension: 0, item: 1, score: null },
        { dimension: 1, item: 0, score: null },
      ],
      comment: null,
      version: 1,
    });
    sent[0]?.resolve({ ...empty, version: 2 });
    await first;
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', version: 2, savedAt: 1000 });
    expect(keptStates.at(-1)).toBeNull();
  });

  test('what is typed during a save goes with the next one', async () => {
    const { store, sent, keptStates } = setUp();
    store.setScore(place(0, 0), '1');
    const first = store.save();
    await settled();
    store.setComment('很好');
    const second = store.save();
    sent[0]?.resolve({ ...empty, version: 2 });
    await first;
    expect(keptStates.at(-1)).toMatchObject({ comment: '很好', version: 2 });
    await settled();
    expect(sent[1]?.body).toMatchObject({ comment: '很好', version: 2 });
    sent[1]?.resolve({ ...empty, version: 3 });
    await second;
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', version: 3 });
  });

  test('a failed save loses nothing and can be tried again', async () => {
    const { store, sent, keptStates } = setUp();
    store.setScore(place(0, 0), '7');
    const first = store.save();
    await settled();
    sent[0]?.reject(new Error('offline'));
    await first;
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', scores: { '0.0': '7' } });
    expect(keptStates.at(-1)).toMatchObject({ scores: { '0.0': '7' } });
    void store.save();
    await settled();
    expect(sent).toHaveLength(2);
  });

  test('nothing is sent when nothing changed, or while a text is no score', async () => {
    const { store, sent } = setUp();
    await store.save();
    store.setScore(place(0, 0), '21');
    await store.save();
    expect(sent).toHaveLength(0);
    expect(store.getSnapshot().status).toBe('changed');
  });

  test('starts from what an earlier visit left on this machine', () => {
    const { store } = setUp({ kept: { scores: { '0.0': '3' }, comment: '留着', version: 1, sent: [] } });
    expect(store.getSnapshot()).toMatchObject({ status: 'changed', scores: { '0.0': '3' }, comment: '留着' });
  });

  test('a handed-in sheet no longer changes, whatever lies on this machine', () => {
    const { store } = setUp({ isSubmitted: true, kept: { scores: { '0.0': '3' }, comment: '', version: 1, sent: [] } });
    store.setScore(place(0, 0), '9');
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', scores: {} });
  });

  test('a refused hand-in rejects, keeps the sheet open and lets later saves through', async () => {
    const { store, sent } = setUp();
    store.setScore(place(0, 0), '9');
    const refused = store.submit();
    await settled();
    sent[0]?.reject(new Error('late'));
    await expect(refused).rejects.toThrow('late');
    expect(store.getSnapshot()).toMatchObject({ isSubmitted: false, status: 'failed' });
    void store.save();
    await settled();
    expect(sent[1]?.how).toBe('save');
  });

  test('after a stale edit, mine is saved over the version that stands, theirs replaces what is typed', async () => {
    const { store, sent } = setUp();
    const theirs: Sheet = { ...empty, version: 5, comment: '他处', scores: [{ dimension: 0, item: 0, score: '4' }] };
    store.setScore(place(0, 0), '9');
    const saving = store.keepMine(theirs);
    await settled();
    expect(sent[0]?.body.version).toBe(5);
    sent[0]?.resolve({ ...empty, version: 6 });
    await saving;
    store.takeTheirs({ ...theirs, version: 7 });
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', version: 7, comment: '他处', scores: { '0.0': '4' } });
  });

  test('a stale edit waits for a choice: typing goes on, nothing is sent', async () => {
    const { store, sent } = setUp();
    store.setScore(place(0, 0), '9');
    const saving = store.save();
    await settled();
    sent[0]?.reject(overtaken({ ...empty, version: 5, comment: '他处' }));
    await saving;
    store.setComment('我的');
    await store.save();
    expect(store.getSnapshot()).toMatchObject({ status: 'failed', comment: '我的' });
    expect(sent).toHaveLength(1);
  });

  test('a save whose answer was lost is no edit of somebody else', async () => {
    const { store, sent, keptStates } = setUp();
    store.setScore(place(0, 0), '9');
    const lost = store.save();
    await settled();
    sent[0]?.reject(new ApiError({ kind: 'network', operationId: 'score.save' }));
    await lost;
    store.setComment('很好');
    const again = store.save();
    await settled();
    sent[1]?.reject(overtaken({ ...empty, version: 2, scores: [{ dimension: 0, item: 0, score: '9.0' }] }));
    await settled();
    expect(sent[2]?.body).toMatchObject({ comment: '很好', version: 2 });
    sent[2]?.resolve({ ...empty, version: 3 });
    await again;
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', version: 3 });
    expect(keptStates.at(-1)).toBeNull();
  });

  test('so is a hand-in whose answer was lost', async () => {
    const { store, sent } = setUp();
    store.setScore(place(0, 0), '9');
    const lost = store.submit();
    await settled();
    sent[0]?.reject(new ApiError({ kind: 'timeout', operationId: 'score.submit' }));
    await expect(lost).rejects.toMatchObject({ kind: 'timeout' });
    const again = store.submit();
    await settled();
    const there = { ...empty, version: 2, submittedTime: '2026-11-23 14:03:00', scores: [{ dimension: 0, item: 0, score: '9' }] };
    sent[1]?.reject(new ApiError({ kind: 'conflict', operationId: 'score.submit', status: 409, code: -10, current: there }));
    await again;
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', isSubmitted: true });
  });

  test('what an earlier visit sent without an answer, and the server has, is gone on from', async () => {
    const first = setUp();
    first.store.setScore(place(0, 0), '9');
    void first.store.save();
    await settled();
    first.store.setComment('没有发出的');
    const sheet: Sheet = { ...empty, version: 2, scores: [{ dimension: 0, item: 0, score: '9' }] };
    const { store } = setUp({ kept: first.keptStates.at(-1) ?? null, sheet });
    expect(store.getSnapshot()).toMatchObject({ status: 'changed', version: 2, comment: '没有发出的', scores: { '0.0': '9' } });
  });

  test('what the server has as a whole is nothing to restore', () => {
    const sheet: Sheet = { ...empty, version: 2, comment: '好' };
    const { store, keptStates } = setUp({ kept: { scores: {}, comment: '好', version: 1, sent: [] }, sheet });
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', version: 2 });
    expect(keptStates).toEqual([null]);
  });

  test('a device that keeps nothing is not said to', () => {
    const { store } = setUp({ isFull: true });
    store.setScore(place(0, 0), '9');
    expect(store.getSnapshot().isKept).toBe(false);
  });

  test('a newer sheet of the server is shown, unless something else is typed here', () => {
    const { store } = setUp();
    store.follow({ ...empty, version: 2, comment: '另一台' });
    expect(store.getSnapshot()).toMatchObject({ comment: '另一台', version: 2, status: 'saved' });
    store.setComment('这里');
    store.follow({ ...empty, version: 3, comment: '又一次' });
    expect(store.getSnapshot()).toMatchObject({ comment: '这里', version: 2, status: 'changed' });
  });

  test('two windows show the same; what the other has saved meanwhile is no conflict', async () => {
    const { store, sent } = setUp();
    store.mirror({ scores: { '0.0': '9' }, comment: '', version: 1, sent: [] });
    store.setComment('这里');
    const saving = store.save();
    await settled();
    expect(sent[0]?.body).toMatchObject({ comment: '这里', version: 1, scores: [{ score: '9' }, {}, {}] });
    sent[0]?.reject(overtaken({ ...empty, version: 2, scores: [{ dimension: 0, item: 0, score: '9' }] }));
    await settled();
    sent[1]?.resolve({ ...empty, version: 3 });
    await saving;
    expect(store.getSnapshot()).toMatchObject({ status: 'saved', version: 3 });
  });

  test('the copy on the device comes back when the other window takes it away after its save', () => {
    const { store, keptStates } = setUp();
    store.setComment('只在这里');
    store.mirror(null);
    expect(keptStates.slice(-2)).toEqual([
      expect.objectContaining({ comment: '只在这里' }),
      expect.objectContaining({ comment: '只在这里' }),
    ]);
  });
});

describe('places', () => {
  test.each([
    ['20', []],
    ['20.0001', ['0.0']],
    ['19.99999', ['0.0']],
    ['-1', ['0.0']],
    ['1e1', ['0.0']],
    ['', []],
  ])('%j', (text, wrong) => {
    expect(wrongPlaces(rubric, { '0.0': text })).toEqual(wrong);
  });

  test('only counted items have to be scored', () => {
    expect(openPlaces(rubric, {})).toEqual(['0.0', '1.0']);
    expect(openPlaces(rubric, { '0.0': '0', '1.0': '10.5' })).toEqual([]);
  });

  test('texts of places the rubric does not have are not sent', () => {
    expect(bodyOf(rubric, { scores: { '9.9': '1' }, comment: '', version: 1 }).scores).toHaveLength(3);
  });
});
