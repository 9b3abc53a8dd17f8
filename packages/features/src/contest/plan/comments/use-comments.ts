import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api.tsx';
import { useAct } from '../../../lib/api/use-act.ts';
import type { PlanComment } from '../../answers.ts';
import type { Passage } from './find-passage.ts';

/** Comments on the plan of one's own project, and what may be done with them. Each act answers all comments as they are then. */
export function useComments(id: string) {
  const { queryOf } = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({ ...queryOf('plan.comments', { path: { id } }), staleTime: 0 });
  const show = (comments: PlanComment[]) => queryClient.setQueryData(queryOf('plan.comments', { path: { id } }).queryKey, comments);
  const add = useAct('plan.comment');
  const answer = useAct('plan.answerComment');
  const resolve = useAct('plan.resolveComment');
  const remove = useAct('plan.removeComment');
  const told = { onSuccess: show };
  const isPending = add.isPending || answer.isPending || resolve.isPending || remove.isPending;
  return {
    query,
    isPending,
    add: async (key: string, passage: Passage | null, content: string) =>
      void show(await add.mutateAsync({ path: { id }, body: { key, ...passage, content } })),
    answer: async (comment: string, content: string) => void show(await answer.mutateAsync({ path: { id, comment }, body: { content } })),
    resolve: (comment: string, isResolved: boolean) => resolve.mutate({ path: { id, comment }, body: { isResolved } }, told),
    remove: (comment: string) => remove.mutate({ path: { id, comment } }, told),
  };
}

export type PlanComments = ReturnType<typeof useComments>;
