import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { EmptyState, Tree, type TreeNode } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { MenuIcon } from '../../lib/menu-icon/menu-icon.tsx';

type RouterNode = AnswerOf<'role.menu'>[number];

/** The menu as whoever holds this role alone sees it. */
export function MenuPreview({ roleId }: { roleId: string }) {
  const { queryOf } = useApi();
  const query = useQuery(queryOf('role.menu', { path: { roleId } }));
  return <Loaded query={query}>{(nodes) => <PreviewTree nodes={nodes} />}</Loaded>;
}

function PreviewTree({ nodes }: { nodes: readonly RouterNode[] }) {
  const { t } = useLingui();
  const shown = useMemo(() => nodes.map((node) => shownOf(node, '')), [nodes]);
  const iconOf = useMemo(() => iconsOf(new Map(iconsIn(nodes, ''))), [nodes]);
  if (nodes.length === 0) return <EmptyState title={t`这个角色什么菜单也看不到`} />;
  return <Tree aria-label={t`菜单`} nodes={shown} defaultExpanded="all" iconOf={iconOf} maxHeight="none" />;
}

/** Menus are told apart by where they stand: an address elsewhere may stand there twice. */
function shownOf({ path, label, children }: RouterNode, above: string): TreeNode {
  const id = `${above}>${path}`;
  return { id, label, children: children?.map((child) => shownOf(child, id)) ?? null };
}

function iconsIn(nodes: readonly RouterNode[], above: string): [string, string | undefined][] {
  return nodes.flatMap(({ path, meta, children = [] }) => {
    const id = `${above}>${path}`;
    return [[id, meta.icon], ...iconsIn(children, id)];
  });
}

function iconsOf(icons: ReadonlyMap<string, string | undefined>) {
  return function icon({ id }: TreeNode) {
    return <MenuIcon name={icons.get(id)} />;
  };
}
