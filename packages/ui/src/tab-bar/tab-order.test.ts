import { expect, test } from 'vitest';
import { moveTab, pinnedFirst } from './tab-order.ts';

const tabs = [
  { key: 'home', title: '', isFixed: true },
  { key: 'pin', title: '', isPinned: true },
  { key: 'a', title: '' },
  { key: 'b', title: '' },
  { key: 'c', title: '' },
];
const keys = (list: { key: string }[] | null) => list?.map((tab) => tab.key).join(' ') ?? null;

test('pinned tabs stand first, the others keep their order', () => {
  expect(keys(pinnedFirst(tabs.toReversed()))).toBe('pin home c b a');
});

test('a tab takes the place of another', () => {
  expect(keys(moveTab(tabs, 'a', 4))).toBe('home pin b c a');
  expect(keys(moveTab(tabs, 'c', 2))).toBe('home pin c a b');
  expect(keys(moveTab(tabs, 'pin', 0))).toBe('pin home a b c');
});

test.each([
  ['out of the pinned ones', 'pin', 2],
  ['into the pinned ones', 'a', 1],
  ['over the end', 'c', 5],
  ['over the start', 'home', -1],
  ['to where it is', 'a', 2],
  ['of a tab that is gone', 'x', 2],
])('no move %s', (_, key, place) => {
  expect(moveTab(tabs, key, place)).toBeNull();
});
