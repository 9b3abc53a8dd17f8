import { useState } from 'react';
import type { TreeNode } from './tree-nodes.ts';

export interface OpenNodesOptions {
  nodes: readonly TreeNode[];
  query: string;
  /** In a search: the nodes with a hit beneath them, open until the user folds them. */
  foundOpen: ReadonlySet<string>;
  expanded: readonly string[] | undefined;
  defaultExpanded: readonly string[] | 'all' | undefined;
  onExpandedChange: ((ids: string[]) => void) | undefined;
}

/** Which nodes are open. What the user folds in a search is forgotten with it. */
export function useOpenNodes({ nodes, query, foundOpen, expanded, defaultExpanded, onExpandedChange }: OpenNodesOptions) {
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(defaultExpanded === 'all' ? parentsIn(nodes) : defaultExpanded));
  const [flipped, setFlipped] = useState<{ query: string; ids: ReadonlySet<string> }>({ query, ids: new Set() });
  const isSearch = query.trim() !== '';
  const open = expanded ? new Set(expanded) : own;
  const inSearch = flipped.query === query ? flipped.ids : new Set<string>();
  const isOpen = (node: TreeNode) => (isSearch ? foundOpen.has(node.id) !== inSearch.has(node.id) : open.has(node.id));
  const setOpen = (changed: readonly TreeNode[], isNowOpen: boolean) => {
    if (isSearch) {
      const ids = new Set(inSearch);
      for (const { id } of changed) {
        if (foundOpen.has(id) === isNowOpen) ids.delete(id);
        else ids.add(id);
      }
      setFlipped({ query, ids });
      return;
    }
    const next = new Set(open);
    for (const { id } of changed) {
      if (isNowOpen) next.add(id);
      else next.delete(id);
    }
    setOwn(next);
    onExpandedChange?.([...next]);
  };
  return { isOpen, setOpen };
}

function parentsIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => (node.children?.length ? [node.id, ...parentsIn(node.children)] : []));
}
