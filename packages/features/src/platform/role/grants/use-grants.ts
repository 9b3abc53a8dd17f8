import type { GrantNode } from '@saiwu/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../lib/api/api.tsx';
import { isSuper, type RoleRow } from '../role.ts';
import { changedAgain, changeOf, grantable, grantsIn, withLeaves, type Authority, type Grants } from './grants.ts';

/** What a role allows, and what the reader has changed of it so far. */
export function useGrants(role: RoleRow) {
  const { call } = useApi();
  const [edited, setEdited] = useState<Grants | null>(null);
  const queryClient = useQueryClient();
  const queryKey = ['role.authority', 'grantable', role.id];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Granting> => {
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
  const change = useMemo(() => changeOf(nodes, before, now), [nodes, before, now]);

  /** Goes on from what somebody else has left: with the reader's changes made to it, or without. */
  function goOnFrom(current: Authority, isKept: boolean) {
    queryClient.setQueryData<Granting>(queryKey, { nodes, former: current });
    setEdited(isKept ? changedAgain(nodes, grantsIn(nodes, current), change) : null);
  }

  return {
    query,
    /** What it allowed when it was read. */
    before,
    now,
    all,
    ...change,
    goOnFrom,
    setLeaves: (leaves: readonly string[]) => setEdited(withLeaves(nodes, now, leaves)),
    clear: () => setEdited({ leaves: [], bare: [] }),
  };
}

interface Granting {
  nodes: GrantNode[];
  former: Authority;
}

const nothing: Granting = { nodes: [], former: { menuIdList: [], resourceIdList: [], version: 0 } };
