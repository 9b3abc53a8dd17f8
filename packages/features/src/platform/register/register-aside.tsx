import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { OrgAside } from '../org/org-aside.tsx';
import type { Register } from './register.ts';

/** The organisations beside a register, with how many people belong to each and beneath it. */
export function RegisterAside({ register }: { register: Register }) {
  const { queryOf } = useApi();
  const { data } = useQuery(queryOf(`${register}.perOrg`));
  const countOf = useMemo(() => data && new Map<string | null, number>(data.map(({ orgId, people }) => [orgId, people])), [data]);
  return <OrgAside countOf={countOf} />;
}
