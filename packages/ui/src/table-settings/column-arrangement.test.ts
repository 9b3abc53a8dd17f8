import { expect, test } from 'vitest';
import type { TableView } from '../data-table/table-view.ts';
import { arrangeColumns, isArranged, moveColumn, pinColumn, setColumnShown } from './column-arrangement.ts';

const columns = [
  { key: 'name', title: '名称', isRequired: true, pin: 'left' as const },
  { key: 'college', title: '学院' },
  { key: 'leader', title: '负责人' },
  { key: 'note', title: '备注', isHidden: true },
  { key: 'score', title: '得分', pin: 'right' as const },
];
/** `<` and `>`: pinned to that edge; brackets: left out. */
const shown = (view: TableView | null) =>
  view &&
  arrangeColumns(columns, view)
    .map(({ key, pin, isShown }) => `${pin === 'left' ? '<' : pin === 'right' ? '>' : ''}${isShown ? key : `(${key})`}`)
    .join(' ');

test('a view that says nothing is what the code says', () => {
  expect(shown({})).toBe('<name college leader (note) >score');
});

test('a view is above the code', () => {
  expect(shown({ order: ['leader', 'college'], hidden: ['college'], pinned: { left: [], right: ['name'] } })).toBe(
    'leader note score (college) >name',
  );
});

test('a column takes the place of another among its kind', () => {
  expect(shown(moveColumn(columns, {}, 'college', 'note'))).toBe('<name leader (note) college >score');
  expect(shown(moveColumn(columns, {}, 'note', 'college'))).toBe('<name (note) college leader >score');
});

test('pinned columns change places without stirring the others', () => {
  const view = pinColumn(columns, { order: ['leader', 'name', 'college', 'note', 'score'] }, 'college', 'left');
  expect(shown(view)).toBe('<name <college leader (note) >score');
  const moved = moveColumn(columns, view, 'college', 'name');
  expect(shown(moved)).toBe('<college <name leader (note) >score');
  expect(moved?.order).toEqual(['leader', 'college', 'name', 'note', 'score']);
});

test.each([
  ['out of the pinned ones', 'name', 'college'],
  ['into the pinned ones', 'leader', 'score'],
  ['to where it is', 'leader', 'leader'],
  ['of a column that is gone', 'gone', 'leader'],
  ['to a column that is gone', 'leader', 'gone'],
])('no move %s', (_, key, target) => {
  expect(moveColumn(columns, {}, key, target)).toBeNull();
});

test('a column that the code leaves out can be shown, and what is shown can be left out', () => {
  const both = setColumnShown(columns, {}, 'note', true);
  expect(both).toEqual({ hidden: [] });
  expect(setColumnShown(columns, both ?? {}, 'leader', false)).toEqual({ hidden: ['leader'] });
  expect(setColumnShown(columns, {}, 'leader', false)).toEqual({ hidden: ['note', 'leader'] });
});

test('a required column stays, also where an older view left it out', () => {
  expect(setColumnShown(columns, {}, 'name', false)).toBeNull();
  expect(shown({ hidden: ['name'] })).toBe('<name college leader note >score');
});

test('the last column stays', () => {
  const two = columns.slice(1, 3);
  const one = setColumnShown(two, {}, 'leader', false);
  expect(one).toEqual({ hidden: ['leader'] });
  expect(setColumnShown(two, one ?? {}, 'college', false)).toBeNull();
});

test('a column goes to an edge next to those that scroll, changes edges, and comes back to its place', () => {
  const left = pinColumn(columns, {}, 'leader', 'left');
  expect(shown(left)).toBe('<name <leader college (note) >score');
  const right = pinColumn(columns, left, 'leader', 'right');
  expect(shown(right)).toBe('<name college (note) >leader >score');
  expect(shown(pinColumn(columns, right, 'leader', undefined))).toBe('<name college leader (note) >score');
});

test('what the code pins can be set free', () => {
  expect(shown(pinColumn(columns, {}, 'name', undefined))).toBe('name college leader (note) >score');
});

test('only a view that says something can be set back', () => {
  expect(isArranged({})).toBe(false);
  expect(isArranged({ hidden: [] })).toBe(true);
});
