import type { TreeNode } from '../tree/tree-nodes.ts';

/** A way through the levels, from a root down. */
export type NodePath = readonly TreeNode[];

export interface FoundPaths {
  paths: NodePath[];
  /** There are more than are given. */
  hasMore: boolean;
}

/** The nodes on the way that the ids name, as far as they are there. */
export function pathOf(nodes: readonly TreeNode[], ids: readonly string[]): NodePath {
  const path: TreeNode[] = [];
  let level: readonly TreeNode[] = nodes;
  for (const id of ids) {
    const node = level.find((candidate) => candidate.id === id);
    if (!node) break;
    path.push(node);
    level = node.children ?? [];
  }
  return path;
}

/** The words of a search, one by one: `浙江 西湖`, `浙江/西湖`. */
export function wordsOf(query: string): string[] {
  return query.split(/[\s/、,，]+/).filter(Boolean);
}

/**
 * The ways whose labels hold all words, in any order and across levels (`浙江西湖` finds nothing, `杭州市西湖` and `浙江 西湖` do).
 * Ways end at nodes without children, or anywhere where that can be chosen.
 */
export function searchPaths(nodes: readonly TreeNode[], query: string, canStopAnywhere: boolean, limit: number): FoundPaths {
  const words = wordsOf(query.toLowerCase());
  const found: FoundPaths = { paths: [], hasMore: false };
  const walk = (level: readonly TreeNode[], above: NodePath, textAbove: string) => {
    for (const node of level) {
      if (found.hasMore) return;
      const path = [...above, node];
      const text = textAbove + node.label.toLowerCase();
      const isEnd = !node.children?.length;
      if ((isEnd || canStopAnywhere) && words.every((word) => text.includes(word))) {
        if (found.paths.length === limit) found.hasMore = true;
        else found.paths.push(path);
      }
      walk(node.children ?? [], path, text);
    }
  };
  walk(nodes, [], '');
  return found;
}
