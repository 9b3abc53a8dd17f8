import { pathTo, type TreeNode } from './tree-nodes.ts';

/** Where a node comes to stand. */
export interface TreePlace {
  /** Null: at the top. */
  parentId: string | null;
  /** The node that it follows there; null: it comes first. */
  after: string | null;
}

export type MoveStep = 'up' | 'down' | 'in' | 'out';

/** Which part of a row something is dropped on. */
export type DropPart = 'before' | 'into' | 'after';

/** Where one step brings a node: past a neighbour, into the one above it, out to follow its parent. Null: nowhere. */
export function stepOf(nodes: readonly TreeNode[], id: string, step: MoveStep): TreePlace | null {
  const { parent, level, index } = whereIs(nodes, id);
  if (index < 0) return null;
  const parentId = parent?.id ?? null;
  if (step === 'up') return index === 0 ? null : { parentId, after: level[index - 2]?.id ?? null };
  if (step === 'down') return level[index + 1] === undefined ? null : { parentId, after: level[index + 1]?.id ?? null };
  if (step === 'out') return parent === null ? null : { parentId: whereIs(nodes, parent.id).parent?.id ?? null, after: parent.id };
  const above = level[index - 1];
  return above === undefined ? null : { parentId: above.id, after: above.children?.at(-1)?.id ?? null };
}

/** Where a node dropped on a part of a row comes to stand; beneath an open row is into it. Null: nowhere else, or beneath itself. */
export function placeOn(nodes: readonly TreeNode[], id: string, over: { id: string; isOpen: boolean }, part: DropPart): TreePlace | null {
  if (pathTo(nodes, over.id).some((node) => node.id === id)) return null;
  const { parent, level, index } = whereIs(nodes, over.id);
  const target = level[index];
  if (target === undefined) return null;
  const place = ((): TreePlace => {
    if (part === 'into') return { parentId: target.id, after: target.children?.findLast((child) => child.id !== id)?.id ?? null };
    if (part === 'after') return over.isOpen ? { parentId: target.id, after: null } : { parentId: parent?.id ?? null, after: target.id };
    return { parentId: parent?.id ?? null, after: level[index - 1]?.id ?? null };
  })();
  return isThere(nodes, id, place) ? null : place;
}

/** The node among its neighbours. */
export function whereIs(nodes: readonly TreeNode[], id: string) {
  const way = pathTo(nodes, id);
  const parent = way.at(-2) ?? null;
  const level = parent === null ? nodes : (parent.children ?? []);
  return { parent, level, index: level.findIndex((node) => node.id === id) };
}

/** Whether a node stands there already: it cannot follow itself either. */
function isThere(nodes: readonly TreeNode[], id: string, { parentId, after }: TreePlace): boolean {
  const { parent, level, index } = whereIs(nodes, id);
  return (parent?.id ?? null) === parentId && (after === id || (level[index - 1]?.id ?? null) === after);
}
