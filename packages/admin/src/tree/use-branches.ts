import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TreeNode } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import type { TreeRow, TreeSource } from './tree-source.ts';

/** The nodes of a tree: all at once, or a level when its node is opened. */
export function useBranches<Row extends TreeRow, Branch extends TreeNode>(source: TreeSource<Row, Branch>) {
  const { explain } = useAdmin();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: [`${source.name}.tree`], queryFn: ({ signal }) => source.tree({ signal }) });
  const [brought, setBrought] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  /** Counts writes: nodes that were brought before one are asked for again. */
  const [generation, setGeneration] = useState(0);
  const roots: readonly TreeNode[] | undefined = query.data;
  const nodes = useMemo(() => (roots ?? []).map((node) => withBrought(node, brought)), [roots, brought]);
  const { children } = source;

  async function bring(node: TreeNode): Promise<readonly TreeNode[]> {
    try {
      const level = await queryClient.fetchQuery({
        queryKey: [`${source.name}.children`, node.id, generation],
        queryFn: ({ signal }) => children?.(node as Branch, { signal }) ?? [], // a node of this tree
      });
      setBrought((before) => new Map(before).set(node.id, level));
      return level;
    } catch (error) {
      throw new Error(explain(error).message, { cause: error });
    }
  }

  /** Brings the levels that lead to a node. */
  async function reveal(above: readonly string[]): Promise<void> {
    let level: readonly TreeNode[] = nodes;
    for (const id of above) {
      const node = level.find((one) => one.id === id);
      if (node === undefined) return;
      // oxlint-disable-next-line no-await-in-loop -- each level comes from the one before
      level = node.children ?? (await bring(node));
    }
  }

  return {
    query,
    reveal,
    /** With all levels that were brought. */
    nodes,
    generation,
    loadChildren: children && bring,
    /** Something was saved or deleted: levels that were brought are asked for again. */
    forget: () => {
      if (children === undefined) return;
      setBrought(new Map());
      setGeneration((now) => now + 1);
    },
  };
}

function withBrought(node: TreeNode, brought: ReadonlyMap<string, readonly TreeNode[]>): TreeNode {
  const children = node.children ?? brought.get(node.id);
  return children ? { ...node, children: children.map((child) => withBrought(child, brought)) } : node;
}
