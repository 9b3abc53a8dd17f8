import { useUrlState } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { Card, Tree, type TreeNode } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { useOrgNodes } from '../../lib/choices/use-org-nodes.ts';

/**
 * The organisations beside a list, one of which filters it (`orgId` in the address). `countOf`: how much of the list belongs to each
 * itself.
 */
export function OrgAside({ countOf }: { countOf?: ReadonlyMap<string | null, number> | undefined }) {
  const { t } = useLingui();
  const nodes = useOrgNodes();
  const [{ orgId }, setUrl] = useUrlState(address);
  /** Null: as at first. */
  const [expanded, setExpanded] = useState<readonly string[] | null>(null);
  const label = t`全部机构`;
  const all = useMemo(() => [{ id: everywhere, label }, ...nodes], [nodes, label]);
  const counts = useMemo(() => countOf && sumsOf(nodes, countOf), [nodes, countOf]);
  return (
    <Card title={t`机构`} isPadded={false}>
      <div className="p-2">
        <Tree
          aria-label={t`按机构筛选`}
          isSearchable={countNodes(nodes) > 12}
          nodes={all}
          value={orgId ?? everywhere}
          onValueChange={(id) => setUrl({ orgId: id === everywhere ? undefined : id, page: undefined })}
          expanded={expanded ?? nodes.slice(0, 1).map(({ id }) => id)}
          onExpandedChange={setExpanded}
          badgeOf={counts && (({ id }) => String(counts.get(id) ?? 0))}
        />
      </div>
    </Card>
  );
}

/** No organisation in particular. */
const everywhere = 'all';

const address = z.object({
  orgId: z
    .string()
    .regex(/^\d{1,19}$/)
    .optional(),
  page: z.int().optional(),
});

/** With what belongs to those beneath. */
function sumsOf(nodes: readonly TreeNode[], countOf: ReadonlyMap<string | null, number>): Map<string, number> {
  const sums = new Map<string, number>();
  const sum = ({ id, children }: TreeNode): number => {
    const all = (countOf.get(id) ?? 0) + (children ?? []).reduce((total, child) => total + sum(child), 0);
    sums.set(id, all);
    return all;
  };
  for (const node of nodes) sum(node);
  sums.set(
    everywhere,
    [...countOf.values()].reduce((total, count) => total + count, 0),
  );
  return sums;
}

function countNodes(nodes: readonly TreeNode[]): number {
  return nodes.reduce((total, { children }) => total + 1 + countNodes(children ?? []), 0);
}
