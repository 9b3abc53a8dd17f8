import type { AnswerOf } from '@saiwu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';

/** The roles that the reader may give to people; undefined until they are known, and for whoever may give none. */
export function useGivableRoles(): AnswerOf<'user.givableRoles'> | undefined {
  const { queryOf } = useApi();
  const can = useCan();
  return useQuery({ ...queryOf('user.givableRoles'), enabled: can('user.givableRoles'), staleTime: 60_000 }).data;
}
