import { useSession } from '@saiwu/auth';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';

const size = 10;

/** The latest sign-ins of whoever is signed in, the newest first. */
export function useLatestSignIns() {
  const { queryOf } = useApi();
  const ownBody = useOwnBody();
  return useQuery(queryOf('loginLog.page', { body: ownBody(1) }));
}

/** All of them, a page at a time. */
export function useOwnSignIns() {
  const { call } = useApi();
  const ownBody = useOwnBody();
  return useInfiniteQuery({
    queryKey: ['loginLog.page', 'all', ownBody(1)],
    queryFn: ({ pageParam, signal }) => call('loginLog.page', { body: ownBody(pageParam), signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (Number(current) < Number(pages) ? Number(current) + 1 : undefined),
  });
}

function useOwnBody() {
  const { user } = useSession();
  return (current: number) => ({ model: { userId: user?.id ?? null, isSignIn: true }, size, current, sort: 'id', order: 'descending' });
}
