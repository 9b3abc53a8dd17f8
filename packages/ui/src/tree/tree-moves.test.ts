import { expect, test } from 'vitest';
import { placeOn, stepOf } from './tree-moves.ts';
import type { TreeNode } from './tree-nodes.ts';

const leaf = (id: string): TreeNode => ({ id, label: id });
const nodes: TreeNode[] = [{ ...leaf('a'), children: [leaf('a1'), leaf('a2'), leaf('a3')] }, leaf('b'), leaf('c')];

test('a step leads past a neighbour, not over the ends', () => {
  expect(stepOf(nodes, 'a2', 'up')).toEqual({ parentId: 'a', after: null });
  expect(stepOf(nodes, 'a3', 'up')).toEqual({ parentId: 'a', after: 'a1' });
  expect(stepOf(nodes, 'b', 'down')).toEqual({ parentId: null, after: 'c' });
  expect([stepOf(nodes, 'a1', 'up'), stepOf(nodes, 'c', 'down'), stepOf(nodes, 'x', 'up')]).toEqual([null, null, null]);
});

test('a step in goes to the end of what stands above, a step out behind the parent', () => {
  expect(stepOf(nodes, 'b', 'in')).toEqual({ parentId: 'a', after: 'a3' });
  expect(stepOf(nodes, 'c', 'in')).toEqual({ parentId: 'b', after: null });
  expect(stepOf(nodes, 'a2', 'out')).toEqual({ parentId: null, after: 'a' });
  expect([stepOf(nodes, 'a', 'in'), stepOf(nodes, 'a', 'out')]).toEqual([null, null]);
});

test('the parts of a row are before it, into it and after it; after an open one is its first place', () => {
  const on = (id: string, part: 'before' | 'into' | 'after', isOpen = false) => placeOn(nodes, 'c', { id, isOpen }, part);
  expect(on('a', 'before')).toEqual({ parentId: null, after: null });
  expect(on('a', 'into')).toEqual({ parentId: 'a', after: 'a3' });
  expect(on('a', 'after', true)).toEqual({ parentId: 'a', after: null });
  expect(on('a', 'after')).toEqual({ parentId: null, after: 'a' });
  expect(on('a2', 'before')).toEqual({ parentId: 'a', after: 'a1' });
});

test('nothing is dropped beneath itself, or where it is', () => {
  expect(placeOn(nodes, 'a', { id: 'a2', isOpen: false }, 'into')).toBeNull();
  expect(placeOn(nodes, 'a', { id: 'a', isOpen: false }, 'before')).toBeNull();
  expect(placeOn(nodes, 'b', { id: 'a', isOpen: false }, 'after')).toBeNull();
  expect(placeOn(nodes, 'b', { id: 'c', isOpen: false }, 'before')).toBeNull();
  expect(placeOn(nodes, 'a3', { id: 'a', isOpen: true }, 'into')).toBeNull();
});
