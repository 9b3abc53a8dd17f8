import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { OrgAside } from '../org/org-aside.tsx';

/** The organisations beside the list of users, with how many people belong to each and beneath it. */
export function UserAside() {
  const { queryOf } = useApi();
  const can = useCan();
  const { data } = useQuery({ ...queryOf('user.perOrg'), enabled: can('user.perOrg') });
  const countOf = useMemo(() => data && new Map(data.map(({ orgId, users }) => [orgId, users])), [data]);
  return <OrgAside countOf={countOf} />;
}
