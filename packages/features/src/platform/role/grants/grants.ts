import type { AnswerOf } from '@saiwu/api-client';
import type { GrantNode } from '@saiwu/openapi';

/** What a role allows, as its tree shows it: a box stands for what lies beneath it. */
export interface Grants {
  /** Buttons, and menus that have none. */
  leaves: readonly string[];
  /** Menus that are granted with nothing beneath them, as older front ends can: they would have no box. */
  bare: readonly string[];
}

export type Authority = AnswerOf<'role.authority'>;

/** What is granted, of that which the reader may grant. */
export function grantsIn(nodes: readonly GrantNode[], { menuIdList, resourceIdList }: Authority): Grants {
  const granted = new Set([...menuIdList, ...resourceIdList]);
  const leaves = grantable(nodes).filter((id) => granted.has(id));
  const menus = every(nodes).filter(({ children, isGeneral }) => children.length > 0 && !isGeneral);
  return withLeaves(nodes, { leaves, bare: menus.flatMap(({ id }) => (granted.has(id) ? [id] : [])) }, leaves);
}

/** Everything that can be granted. A general menu is everybody's, its buttons are not. */
export function grantable(nodes: readonly GrantNode[]): string[] {
  return every(nodes).flatMap((node) => (node.children.length === 0 && !node.isGeneral ? [node.id] : []));
}

/** After a press on a box: a menu with something beneath it is bare no more. */
export function withLeaves(nodes: readonly GrantNode[], { bare }: Grants, leaves: readonly string[]): Grants {
  const chosen = new Set(leaves);
  const used = new Set(every(nodes).flatMap((node) => (isUsed(node, chosen) ? [node.id] : [])));
  return { leaves, bare: bare.filter((id) => !used.has(id)) };
}

/** What was granted since, and what was taken. */
export function changeOf(nodes: readonly GrantNode[], before: Grants, after: Grants): { added: string[]; removed: string[] } {
  const chosen = new Set(after.leaves);
  const lost = every(nodes).filter((node) => before.bare.includes(node.id) && !after.bare.includes(node.id) && !isUsed(node, chosen));
  return {
    added: after.leaves.filter((id) => !before.leaves.includes(id)),
    removed: [...before.leaves.filter((id) => !chosen.has(id)), ...lost.map(({ id }) => id)],
  };
}

/** The same changes, made to what somebody else has left. */
export function changedAgain(nodes: readonly GrantNode[], onto: Grants, { added, removed }: ReturnType<typeof changeOf>): Grants {
  const isKept = (id: string) => !removed.includes(id);
  const leaves = [...new Set([...onto.leaves, ...added])].filter(isKept);
  return withLeaves(nodes, { leaves, bare: onto.bare.filter(isKept) }, leaves);
}

/**
 * The whole of it as the server takes it, which adds the menus that lead to each and refuses what was made from a `former` that is no more.
 */
export function bodyOf(nodes: readonly GrantNode[], { leaves, bare }: Grants, former: Authority): Authority {
  const chosen = new Set([...leaves, ...bare]);
  const kept = new Set(former.menuIdList);
  const all = every(nodes);
  return {
    menuIdList: all.filter(({ id, type, isGeneral }) => type === 'MENU' && (isGeneral ? kept.has(id) : chosen.has(id))).map(({ id }) => id),
    resourceIdList: all.filter(({ id, type }) => type === 'RESOURCE' && chosen.has(id)).map(({ id }) => id),
    version: former.version,
  };
}

/** Buttons of the role that the reader may neither grant nor take: the server keeps them. */
export function beyond(nodes: readonly GrantNode[], { resourceIdList }: Authority): number {
  const own = new Set(every(nodes).map(({ id }) => id));
  return resourceIdList.filter((id) => !own.has(id)).length;
}

/** Menus and buttons by id, each with the names of those above it. */
export function wayNames(nodes: readonly GrantNode[], above: readonly string[] = []): Map<string, readonly string[]> {
  return new Map(nodes.flatMap(({ id, label, children }) => [[id, [...above, label]] as const, ...wayNames(children, [...above, label])]));
}

export function every(nodes: readonly GrantNode[]): GrantNode[] {
  return nodes.flatMap((node) => [node, ...every(node.children)]);
}

function isUsed({ children }: GrantNode, chosen: ReadonlySet<string>): boolean {
  return children.some((child) => chosen.has(child.id) || isUsed(child, chosen));
}
