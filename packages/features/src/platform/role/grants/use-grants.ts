import type { GrantNode } from '@saiwu/openapi';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { isSuper, type RoleRow } from '../role.ts';
import { changeOf, grantable, grantsIn, withLeaves, type Authority, type Grants } from './grants.ts';

/** What a role allows, and what the reader has changed of it so far. */
export function useGrants(role: RoleRow) {
  const { call } = useApi();
  const [edited, setEdited] = useState<Grants | null>(null);
  const query = useQuery({
    queryKey: ['role.authority', 'grantable', role.id],
    queryFn: async ({ signal }): Promise<{ nodes: GrantNode[]; former: Authority }> => {
      const [nodes, former] = await Promise.all([
        call('role.grantable', { signal }),
        call('role.authority', { path: { roleId: role.id }, signal }),
      ]);
      return { nodes, former };
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { nodes, former } = query.data ?? nothing;
  const all = useMemo(() => grantable(nodes), [nodes]);
  const before = useMemo(() => (isSuper(role) ? { leaves: all, bare: [] } : grantsIn(nodes, former)), [role, all, nodes, former]);
  const now = edited ?? before;
  return {
    query,
    now,
    all,
    ...useMemo(() => changeOf(nodes, before, now), [nodes, before, now]),
    setLeaves: (leaves: readonly string[]) => setEdited(withLeaves(nodes, now, leaves)),
    clear: () => setEdited({ leaves: [], bare: [] }),
  };
}

const nothing = { nodes: [], former: { menuIdList: [], resourceIdList: [] } };
