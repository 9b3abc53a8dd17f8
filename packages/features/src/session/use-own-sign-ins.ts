import { useSession } from '@saiwu/auth';
import { dashboardPages } from '@saiwu/openapi';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';

/** The latest sign-ins of whoever is signed in, the newest first. */
export function useLatestSignIns() {
  const { queryOf } = useApi();
  const body = useOwnBody();
  return useQuery(queryOf('loginLog.page', { body }));
}

/** All of them, a page at a time. */
export function useOwnSignIns() {
  const { call } = useApi();
  const body = useOwnBody();
  return useInfiniteQuery({
    queryKey: ['loginLog.page', 'all', body],
    queryFn: ({ pageParam, signal }) => call('loginLog.page', { body: { ...body, current: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (Number(current) < Number(pages) ? Number(current) + 1 : undefined),
  });
}

function useOwnBody() {
  const { user } = useSession();
  return dashboardPages.signIns(user?.id ?? null);
}
