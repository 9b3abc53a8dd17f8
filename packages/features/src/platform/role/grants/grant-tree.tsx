import { useLingui } from '@lingui/react/macro';
import type { GrantNode } from '@saiwu/openapi';
import { Badge, Tree, type TreeNode } from '@saiwu/ui';
import { useMemo } from 'react';
import { every, type Grants } from './grants.ts';

interface GrantTreeProps {
  nodes: readonly GrantNode[];
  grants: Grants;
  added: readonly string[];
  removed: readonly string[];
  onLeavesChange: (leaves: string[]) => void;
  isReadOnly: boolean;
}

/** Menus with their buttons, each with a box; what was changed says so. */
export function GrantTree({ nodes, grants, added, removed, onLeavesChange, isReadOnly }: GrantTreeProps) {
  const { t } = useLingui();
  const everybodys = t`所有人都有，不用授权`;
  const shown = useMemo(() => nodes.map((node) => shownOf(node, everybodys)), [nodes, everybodys]);
  const byId = useMemo(() => new Map(every(nodes).map((node) => [node.id, node])), [nodes]);
  const general = useMemo(
    () =>
      every(nodes)
        .filter(isFixed)
        .map(({ id }) => id),
    [nodes],
  );

  function badgeOf({ id }: TreeNode) {
    if (added.includes(id)) return <Badge tone="success">{t`新增`}</Badge>;
    if (removed.includes(id)) return <Badge tone="danger">{t`去掉`}</Badge>;
    if (grants.bare.includes(id)) return <Badge>{t`只有菜单`}</Badge>;
    const node = byId.get(id);
    if (node?.isGeneral) return <Badge>{t`所有人`}</Badge>;
    return node?.state === false ? <Badge>{t`已停用`}</Badge> : undefined;
  }

  return (
    <Tree
      aria-label={t`菜单和按钮`}
      nodes={shown}
      checked={[...grants.leaves, ...general]}
      onCheckedChange={(ids) => onLeavesChange(ids.filter((id) => !general.includes(id)))}
      report="leaves"
      defaultExpanded={shown.map(({ id }) => id)}
      badgeOf={badgeOf}
      isReadOnly={isReadOnly}
      isSearchable
    />
  );
}

/** Whether its box never changes: everybody has the menu, and it has no buttons. */
function isFixed({ isGeneral, children }: GrantNode): boolean {
  return isGeneral && children.length === 0;
}

function shownOf(node: GrantNode, reason: string): TreeNode {
  const { id, label, children } = node;
  if (isFixed(node)) return { id, label, isDisabled: true, reason };
  return { id, label, children: children.map((child) => shownOf(child, reason)) };
}
