import type { Page } from '../../lib/app/page.tsx';
import type { MenuNode } from '@saiwu/auth';
import { isExternalLink } from '@saiwu/ui';
import { matchPath } from 'react-router-dom';
import { resolveLegacyPath } from '../../lib/legacy/legacy-path.ts';

/** A node of the server's menu that leads somewhere in this console. */
export interface MenuEntry {
  /** Unique in the tree: the chain of paths. */
  key: string;
  title: string;
  icon: string | undefined;
  /** Canonical path or an external address; groups have none. */
  path: string | undefined;
  children: MenuEntry[];
}

/**
 * The menu as far as this console has the pages. Hidden nodes, groups without content and entries of pages that are not built are left out;
 * a group around a single entry is that entry.
 */
export function menuEntries(nodes: readonly MenuNode[], pages: readonly Page[], parentKey = ''): MenuEntry[] {
  return nodes
    .filter((node) => !isHidden(node))
    .map((node) => {
      const key = `${parentKey}>${node.path}`;
      const children = menuEntries(node.children ?? [], pages, key);
      const path = node.children?.length ? undefined : canonical(node.path);
      return { key, title: node.meta.title, icon: node.meta.icon, path, children };
    })
    .filter((entry) => entry.children.length > 0 || (entry.path !== undefined && leadsSomewhere(entry.path, pages)))
    .map(withoutNeedlessGroup);
}

/** The first level needs an icon, which groups have. */
function withoutNeedlessGroup(entry: MenuEntry): MenuEntry {
  const [only, ...others] = entry.children;
  return only === undefined || others.length > 0 ? entry : { ...only, icon: only.icon ?? entry.icon };
}

/** The chain of entries from the top to the one whose path is the longest beginning of where the reader is. */
export function menuTrail(entries: readonly MenuEntry[], pathname: string): MenuEntry[] {
  const trails = entries.map((entry): MenuEntry[] => {
    const below = menuTrail(entry.children, pathname);
    if (below.length > 0) return [entry, ...below];
    return entry.path !== undefined && isBeginning(entry.path, pathname) ? [entry] : [];
  });
  return trails.reduce((longest, trail) => ((trail.at(-1)?.path ?? '').length > (longest.at(-1)?.path ?? '').length ? trail : longest), []);
}

/**
 * Paths of the server's menu that are no page of this console: nothing stands for them, and whoever looks after the menu should know.
 * Screens of the platform's own front end are none of its business.
 */
export function unknownPaths(nodes: readonly MenuNode[], pages: readonly Page[]): string[] {
  return nodes.flatMap((node) => {
    const { path, component = '', children = [] } = node;
    if (isHidden(node) || component.startsWith('lamp/')) return [];
    if (children.length > 0) return unknownPaths(children, pages);
    return leadsSomewhere(canonical(path), pages) ? [] : [path];
  });
}

/** A node without a component is hidden to front ends that go by components; this one goes by paths. */
function isHidden({ hidden, component }: MenuNode): boolean {
  return hidden && component !== undefined;
}

/** Menus may hold old paths. */
function canonical(path: string): string {
  return isExternalLink(path) ? path : (resolveLegacyPath(path) ?? path);
}

function leadsSomewhere(path: string, pages: readonly Page[]): boolean {
  const pathname = path.replace(/[?#].*/, '');
  return isExternalLink(path) || pages.some((page) => matchPath(page.path, pathname) !== null);
}

function isBeginning(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
