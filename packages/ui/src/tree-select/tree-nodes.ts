/** A node of a tree of organisations, menus, areas. */
export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  children?: readonly TreeNode[] | null;
  isDisabled?: boolean;
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
export function searchNodes(nodes: readonly TreeNode[], words: string): readonly TreeNode[] {
  const query = words.trim().toLowerCase();
  if (query === '') return nodes;
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(query)) return [node];
    const children = searchNodes(node.children ?? [], words);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
