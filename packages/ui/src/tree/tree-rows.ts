import type { TreeNode } from './tree-nodes.ts';

/** A line of the tree as it is shown: a node, or under an open one the news of its children. */
export interface TreeRow {
  key: string;
  kind: 'node' | 'loading' | 'error' | 'empty';
  /** The node itself; for news, the node that it is about. */
  node: TreeNode;
  /** Key of the row above it in the tree. */
  parent: string | null;
  level: number;
  /** Place among the children of its parent, from 0, and how many they are. */
  index: number;
  count: number;
  /** Absent: nothing can be opened. */
  isOpen?: boolean;
}

/** News of children that are not simply there; absent: they are, or nobody asked. */
export type ChildrenNews = Exclude<TreeRow['kind'], 'node'>;

export interface RowSource {
  isOpen: (node: TreeNode) => boolean;
  /** Its children can be asked for. */
  isLazy: (node: TreeNode) => boolean;
  newsOf: (node: TreeNode) => ChildrenNews | undefined;
}

/** The visible rows from top to bottom. */
export function rowsOf(nodes: readonly TreeNode[], source: RowSource): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (level: readonly TreeNode[], depth: number, parent: string | null) => {
    for (const [index, node] of level.entries()) {
      const row: TreeRow = { key: node.id, kind: 'node', node, parent, level: depth, index, count: level.length };
      const news = source.newsOf(node);
      const canOpen = Boolean(node.children?.length) || news !== undefined || source.isLazy(node);
      const isOpen = canOpen && source.isOpen(node);
      rows.push(canOpen ? { ...row, isOpen } : row);
      if (!isOpen) continue;
      if (news) rows.push({ key: `${node.id}:${news}`, kind: news, node, parent: node.id, level: depth + 1, index: 0, count: 1 });
      else add(node.children ?? [], depth + 1, node.id);
    }
  };
  add(nodes, 1, null);
  return rows;
}
