import type { TreeNode } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../api/access.ts';
import { useApi } from '../api/api.tsx';

/** The organisations of the reader's data scope, for choosing one; none without the permission to see them. */
export function useOrgNodes(): TreeNode[] {
  const { queryOf } = useApi();
  const can = useCan();
  const { data } = useQuery({ ...queryOf('org.tree', { query: {} }), enabled: can('org.tree'), staleTime: 60_000 });
  return data ?? [];
}
