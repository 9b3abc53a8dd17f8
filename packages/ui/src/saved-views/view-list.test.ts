import { expect, test } from 'vitest';
import { isSameState, readViews, type SavedView } from './saved-view.ts';
import { nameProblem, newViewId, withChange, withDefault, withoutView, withView, withViewBack } from './view-list.ts';

const views: SavedView[] = [
  { id: 'a', name: '待审', state: { filter: { state: 'waiting' } } },
  { id: 'b', name: 'Finals', state: {}, isDefault: true },
  { id: 'c', name: '已归档', state: { sort: { key: 'name', order: 'asc' } } },
];
const names = (list: readonly SavedView[]) => list.map((view) => (view.isDefault ? `${view.name}*` : view.name)).join(' ');

test('what makes no sense falls out of what was kept', () => {
  expect(readViews(views)).toEqual(views);
  expect(readViews(undefined)).toEqual([]);
  expect(readViews({ a: 1 })).toEqual([]);
  const damaged = [null, 7, { id: 1, name: 'x', state: {} }, { id: 'x', state: {} }, { id: 'x', name: 'x', state: [] }];
  expect(readViews([...damaged, { ...views[0], isDefault: 'yes', more: 1 }, { ...views[2], id: 'a' }])).toEqual([views[0]]);
});

test('adds, changes, deletes', () => {
  expect(names(withView(views, { id: 'd', name: '新', state: {} }))).toBe('待审 Finals* 已归档 新');
  expect(names(withChange(views, 'a', { name: '待复审' }))).toBe('待复审 Finals* 已归档');
  expect(withChange(views, 'b', { state: { page: 1 } })[1]).toEqual({ ...views[1], state: { page: 1 } });
  expect(withChange(views, 'gone', { name: 'x' })).toEqual(views);
  expect(names(withoutView(views, 'b'))).toBe('待审 已归档');
});

test('one default at most', () => {
  expect(names(withDefault(views, 'c'))).toBe('待审 Finals 已归档*');
  expect(names(withDefault(views, undefined))).toBe('待审 Finals 已归档');
});

test('a deleted view comes back as it was', () => {
  const [, deleted] = views;
  if (!deleted) throw new Error('no view');
  expect(withViewBack(withoutView(views, 'b'), deleted, 1)).toEqual(views);
  expect(withViewBack(views, deleted, 1)).toEqual(views);
});

test('a deleted view comes back beside what took its name and its place since', () => {
  const [, deleted] = views;
  if (!deleted) throw new Error('no view');
  const since = withDefault(withView(withoutView(views, 'b'), { id: 'd', name: 'finals', state: {} }), 'a');
  expect(names(withViewBack(since, deleted, 1))).toBe('待审* Finals 2 已归档 finals');
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['字'.repeat(31), 'tooLong'],
  [` ${'字'.repeat(30)} `, null],
  ['待审', 'taken'],
  [' FINALS', 'taken'],
  ['待', null],
])('the name "%s": %s', (name, problem) => {
  expect(nameProblem(views, name)).toBe(problem);
});

test('a view may keep its own name', () => {
  expect(nameProblem(views, 'finals', 'b')).toBeNull();
  expect(nameProblem(views, 'finals', 'a')).toBe('taken');
});

test('ids differ', () => {
  const ids = Array.from({ length: 100 }, newViewId);
  expect(new Set(ids).size).toBe(100);
});

test.each([
  [{ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{}, {}, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: [1] }, { a: [1, 2] }, false],
  [{ a: {} }, { a: [] }, false],
  [{ a: null }, {}, false],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
])('%j and %j say the same: %s', (one, other, isSame) => {
  expect(isSameState(one, other)).toBe(isSame);
  expect(isSameState(other, one)).toBe(isSame);
});
