import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import type { Project } from '../answers.ts';

/** All that a college, or a school without one, has accepted in a contest, in the order in which it recommends them. */
export function useRecommended(contestId: string, senderId: string) {
  const { call, queryOf } = useApi();
  const page = (current: number) =>
    ({
      body: { model: { contestId, senderId, state: 'ACCEPTED' }, size: atOnce, current, sort: 'recommendation', order: 'ascending' },
    }) as const;
  return useQuery({
    // beside the pages themselves, and stale with them
    queryKey: [...queryOf('project.page', page(1)).queryKey, 'all'],
    queryFn: async ({ signal }) => {
      const rows: Project[] = [];
      for (let current = 1; ; current += 1) {
        const { records, total } = await call('project.page', { ...page(current), signal }); // oxlint-disable-line no-await-in-loop -- one page after the other
        rows.push(...records);
        if (records.length === 0 || rows.length >= Number(total)) return rows;
      }
    },
    enabled: senderId !== '',
  });
}

const atOnce = 500;
