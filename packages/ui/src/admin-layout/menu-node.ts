import type { ReactNode } from 'react';

/** One entry of the main menu: a page (`path`) or a group (`children`). */
export interface MenuNode {
  key: string;
  label: string;
  /** 16 px; entries of the first level should have one, the folded sidebar shows nothing else. */
  icon?: ReactNode;
  /** Where it leads; `https:`, `mailto:` and `tel:` lead out of the console and are marked so. */
  path?: string;
  /** A number or a word that waits there, read after the label: `12`, `新`. */
  badge?: string;
  children?: MenuNode[];
}

/** Keys of the groups above an entry, from the top. */
export function groupsAbove(menu: readonly MenuNode[], key: string): string[] {
  for (const node of menu) {
    if (node.key === key) return [];
    const children = node.children ?? [];
    if (children.some((child) => child.key === key)) return [node.key];
    const above = groupsAbove(children, key);
    if (above.length > 0) return [node.key, ...above];
  }
  return [];
}

/** Which groups are open at an entry: those above it, or else the first of the menu, so that what people come for is one press away. */
export function groupsAt(menu: readonly MenuNode[], key: string): string[] {
  const above = groupsAbove(menu, key);
  return above.length > 0
    ? above
    : menu
        .filter(({ children }) => children !== undefined)
        .slice(0, 1)
        .map((group) => group.key);
}

/** Whether something waits at an entry or anywhere below it. */
export function hasBadge(node: MenuNode): boolean {
  return node.badge !== undefined || (node.children ?? []).some(hasBadge);
}
