import { expect, test } from 'vitest';
import { searchItems, splitItems, valueMoved, valueWith } from './transfer-items.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: `评委 ${id.toUpperCase()}`, description: id === 'c' ? '商学院' : undefined }));
const idsOf = (list: readonly { id: string }[]) => list.map((item) => item.id).join('');

test('the chosen ones show in the order of the items, or of the value where that has one', () => {
  expect(idsOf(splitItems(items, ['d', 'b'], false).target)).toBe('bd');
  expect(idsOf(splitItems(items, ['d', 'b'], true).target)).toBe('db');
  expect(idsOf(splitItems(items, ['d', 'b'], true).source)).toBe('ac');
});

test('what is added goes to its place, or to the end; ids without an item are kept', () => {
  expect(valueWith(items, ['d', 'x'], ['b', 'a'], false)).toEqual(['a', 'b', 'd', 'x']);
  expect(valueWith(items, ['d', 'x'], ['b', 'a'], true)).toEqual(['d', 'x', 'b', 'a']);
});

test('a step up or down pushes against the end', () => {
  expect(valueMoved(['a', 'b', 'c', 'd'], new Set(['c', 'd']), -1)).toEqual(['a', 'c', 'd', 'b']);
  expect(valueMoved(['a', 'b', 'c', 'd'], new Set(['a', 'c']), -1)).toEqual(['a', 'c', 'b', 'd']);
  expect(valueMoved(['a', 'b', 'c', 'd'], new Set(['a', 'b']), 1)).toEqual(['c', 'a', 'b', 'd']);
  expect(valueMoved(['a', 'b'], new Set(['b']), 1)).toEqual(['a', 'b']);
});

test('a search looks at label and description', () => {
  expect(idsOf(searchItems(items, '商学'))).toBe('c');
  expect(idsOf(searchItems(items, 'b'))).toBe('b');
  expect(searchItems(items, ' ')).toBe(items);
});
