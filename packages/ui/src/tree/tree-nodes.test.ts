import { expect, test } from 'vitest';
import { pathTo, searchNodes, withLoaded, withoutBranch, type TreeNode } from './tree-nodes.ts';

const tree: TreeNode[] = [
  {
    id: '1',
    label: '东海大学',
    children: [
      { id: '11', label: '计算机学院', children: [{ id: '111', label: '软件工程系' }] },
      { id: '12', label: '商学院' },
    ],
  },
  { id: '2', label: '西山学院', children: null },
];

test('the path leads from the root to the node', () => {
  expect(pathTo(tree, '12').map((node) => node.id)).toEqual(['1', '12']);
  expect(pathTo(tree, '9')).toEqual([]);
  expect(pathTo(tree, null)).toEqual([]);
});

test('a search keeps the ancestors of a hit and the children of one', () => {
  expect(searchNodes(tree, '商').nodes.map((node) => node.children?.map((child) => child.id))).toEqual([['12']]);
  expect(searchNodes(tree, '东海').nodes[0]?.children).toHaveLength(2);
  expect(searchNodes(tree, ' ').nodes).toBe(tree);
  expect(searchNodes(tree, '没有').nodes).toEqual([]);
});

test('a search opens what has a hit beneath it, and no hit without one', () => {
  expect([...searchNodes(tree, '软件').open].sort()).toEqual(['1', '11']);
  expect([...searchNodes(tree, '东海').open]).toEqual([]);
});

test('loaded children stand in the tree, at any depth', () => {
  const loaded = new Map([
    ['2', [{ id: '21', label: '法学院' }]],
    ['21', [{ id: '211', label: '民法系' }]],
  ]);
  expect(pathTo(withLoaded(tree, loaded), '211').map((node) => node.id)).toEqual(['2', '21', '211']);
});

test('nothing can go beneath itself: the branch is disabled with the reason, the rest is not', () => {
  const branch = withoutBranch(tree, '11', '不能选自己');
  const of = (id: string) => pathTo(branch, id).at(-1);
  expect(of('11')).toMatchObject({ isDisabled: true, reason: '不能选自己' });
  expect(of('111')).toMatchObject({ isDisabled: true, reason: '不能选自己' });
  expect([of('1')?.isDisabled, of('12')?.isDisabled]).toEqual([undefined, undefined]);
});
