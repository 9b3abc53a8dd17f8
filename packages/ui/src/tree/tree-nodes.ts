/** A node of a tree of organisations, menus, areas. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  /** Absent or `null`: there are none, or `loadChildren` brings them when the node is opened. */
  children?: readonly TreeNode[] | null;
  /** Cannot be chosen or checked; it still opens. */
  isDisabled?: boolean;
  /** Why it is disabled; its title. */
  reason?: string;
  /** Has nothing beneath it, so that `loadChildren` is not asked. */
  isLeaf?: boolean;
}

/** What a search leaves of a tree. */
export interface FoundNodes {
  nodes: readonly TreeNode[];
  /** Ids of the nodes with a hit beneath them: to be shown open. */
  open: ReadonlySet<string>;
}

/** The way from a root down to the node, both included; empty where the node is not in the tree. */
export function pathTo(nodes: readonly TreeNode[], id: string | null | undefined): readonly TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const rest = pathTo(node.children ?? [], id);
    if (rest.length > 0) return [node, ...rest];
  }
  return [];
}

/** The nodes whose label holds the words, with their ancestors; a hit keeps all its children. */
export function searchNodes(nodes: readonly TreeNode[], words: string): FoundNodes {
  const query = words.trim().toLowerCase();
  const open = new Set<string>();
  if (query === '') return { nodes, open };
  const search = (level: readonly TreeNode[]): readonly TreeNode[] =>
    level.flatMap((node) => {
      const children = search(node.children ?? []);
      if (children.length > 0) open.add(node.id);
      if (node.label.toLowerCase().includes(query)) return [node];
      return children.length > 0 ? [{ ...node, children }] : [];
    });
  return { nodes: search(nodes), open };
}

/** The tree with the children that were loaded since. */
export function withLoaded(nodes: readonly TreeNode[], loaded: ReadonlyMap<string, readonly TreeNode[]>): readonly TreeNode[] {
  if (loaded.size === 0) return nodes;
  return nodes.map((node) => {
    const children = loaded.get(node.id) ?? node.children;
    return children ? { ...node, children: withLoaded(children, loaded) } : node;
  });
}

/** The tree with one node and all beneath it disabled: nothing can become its own parent. */
export function withoutBranch(nodes: readonly TreeNode[], id: string, reason: string): readonly TreeNode[] {
  return nodes.map((node) => {
    if (node.id === id) return disabled(node, reason);
    return node.children ? { ...node, children: withoutBranch(node.children, id, reason) } : node;
  });
}

function disabled(node: TreeNode, reason: string): TreeNode {
  return { ...node, isDisabled: true, reason, children: node.children?.map((child) => disabled(child, reason)) };
}
