import { expect, test } from 'vitest';
import { pathTo, searchNodes, type TreeNode } from './tree-nodes.ts';

const tree: TreeNode[] = [
  {
    id: '1',
    label: '东海大学',
    children: [
      { id: '11', label: '计算机学院' },
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
  expect(searchNodes(tree, '商').map((node) => node.children?.map((child) => child.id))).toEqual([['12']]);
  expect(searchNodes(tree, '东海')[0]?.children).toHaveLength(2);
  expect(searchNodes(tree, ' ')).toBe(tree);
  expect(searchNodes(tree, '没有')).toEqual([]);
});
