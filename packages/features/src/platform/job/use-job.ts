import type { AnswerOf } from '@saiwu/api-client';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';

export type Job = AnswerOf<'job.get'>;

/** One job of the caller's, asked for again until it is over. With the stream of events it is there sooner. */
export function useJob(id: string): UseQueryResult<Job> {
  const { queryOf } = useApi();
  return useQuery({
    ...queryOf('job.get', { path: { id } }),
    refetchInterval: ({ state: { data } }) => (data === undefined || isOver(data) ? false : 2000),
    meta: { isBackground: true },
  });
}

/** Nothing more will happen to it. */
export function isOver({ state: { code } }: Job): boolean {
  return code !== 'WAITING' && code !== 'RUNNING';
}
