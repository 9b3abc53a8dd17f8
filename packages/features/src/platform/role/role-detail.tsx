import { useLingui } from '@lingui/react/macro';
import { DescriptionList, type TreeNode } from '@saiwu/ui';
import { useLabels } from '../../crud/use-labels.ts';
import { minutes } from '../../lib/language/show.ts';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';
import { role, type RoleRow } from './role.ts';

/** What a row of the list opens into: what its columns cut, and the organisations that the role names. */
export function roleDetail(row: RoleRow) {
  return <RoleDetail row={row} />;
}

function RoleDetail({ row: { describe, dsType, orgList, createTime, updateTime } }: { row: RoleRow }) {
  const { t } = useLingui();
  const label = useLabels(role);
  const nodes = useOrgNodes();
  const items = [
    { label: label('describe'), value: describe, isWide: true },
    ...(dsType.code === 'CUSTOMIZE' ? [{ label: label('orgList'), value: namesOf(nodes, orgList).join(t`、`), isWide: true }] : []),
    { label: label('createTime'), value: minutes(createTime) },
    { label: t`最近修改`, value: minutes(updateTime) },
  ];
  return <DescriptionList items={items} />;
}

/** In the order of the tree; those out of the reader's data scope are not named. */
function namesOf(nodes: readonly TreeNode[], ids: readonly string[]): string[] {
  return nodes.flatMap((node) => [...(ids.includes(node.id) ? [node.label] : []), ...namesOf(node.children ?? [], ids)]);
}
