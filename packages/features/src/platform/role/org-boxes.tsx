import { useLingui } from '@lingui/react/macro';
import { cn, Tree, type FieldProps, type TreeNode } from '@saiwu/ui';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';

type OrgBoxesProps = Pick<FieldProps<string[] | undefined>, 'value' | 'onValueChange' | 'onBlur' | 'readOnly' | 'aria-labelledby'> &
  Pick<FieldProps<string[]>, 'aria-describedby' | 'aria-invalid' | 'aria-required'>;

/** The organisations of the reader's data scope with a box each, which stands for that one alone: so does what the role keeps. */
export function OrgBoxes({ value: chosen = [], onValueChange, onBlur, readOnly, ...aria }: OrgBoxesProps) {
  const { t } = useLingui();
  const nodes = useOrgNodes();
  const count = chosen.length;
  const withBelow = (node: TreeNode) => {
    const ids = branchOf(node);
    return [
      { key: 'all', label: t`勾选它和所有下级`, onSelect: () => onValueChange([...new Set([...chosen, ...ids])]) },
      { key: 'none', label: t`取消它和所有下级`, onSelect: () => onValueChange(chosen.filter((id) => !ids.includes(id))) },
    ];
  };
  return (
    <div
      className={cn('rounded-control border border-border p-1', aria['aria-invalid'] && 'border-danger-text')}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
    >
      {nodes.length > 0 && (
        <Tree
          {...aria}
          nodes={nodes}
          checked={chosen}
          onCheckedChange={onValueChange}
          checkRule="separate"
          defaultExpanded={openAtFirst(nodes, chosen)}
          actionsOf={(node) => (node.children?.length ? withBelow(node) : [])}
          isReadOnly={readOnly}
          isSearchable
          maxHeight="16rem"
        />
      )}
      <p className="px-2 py-1 text-xs text-fg-muted">{t`已勾选 ${count} 个机构`}</p>
    </div>
  );
}

function branchOf(node: TreeNode): string[] {
  return [node.id, ...(node.children ?? []).flatMap(branchOf)];
}

/** The ways to what is chosen; a lone root. */
function openAtFirst(nodes: readonly TreeNode[], chosen: readonly string[]): string[] {
  const isAbove = (node: TreeNode): boolean => node.children?.some((child) => chosen.includes(child.id) || isAbove(child)) ?? false;
  const walk = (node: TreeNode): string[] => (isAbove(node) ? [node.id, ...(node.children ?? []).flatMap(walk)] : []);
  const [root, ...others] = nodes;
  return [...(root && others.length === 0 ? [root.id] : []), ...nodes.flatMap(walk)];
}
