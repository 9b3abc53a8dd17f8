import { useSession } from '@saiwu/auth';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api.tsx';

/** Whether the reader's data scope is every organisation; no until it is known. */
export function useSeesAll(): boolean {
  const { user } = useSession();
  const { queryOf } = useApi();
  const id = user?.id ?? '0';
  const { data } = useQuery({
    ...queryOf('user.dataScope', { path: { id } }),
    enabled: user !== null && user !== undefined,
    staleTime: 60_000,
  });
  return data?.dsType === everything;
}

/** The number of `ALL` (platform-api §3.4). */
const everything = 5;
