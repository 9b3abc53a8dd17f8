import { useQueries } from '@tanstack/react-query';
import { useCan } from '../lib/api/access.ts';
import { useApi } from '../lib/api/api.tsx';
import { useDeadline } from '../lib/language/deadline.tsx';
import { type Todo, todoSources } from './todo-sources.ts';

export interface Todos {
  /** Of the sources that have answered, the most pressing first. */
  todos: Todo[];
  /** A source has not answered yet. */
  isPending: boolean;
  /** Why a source did not answer. */
  error: Error | null;
  /** Asks those again. */
  retry: () => void;
}

/** What waits for the reader, of all sources that concern them. */
export function useTodos(): Todos {
  const { queryOf } = useApi();
  const can = useCan();
  const deadlineOf = useDeadline();
  // the page has just asked, and what did not answer is told before it is asked again
  const answers = useQueries({
    queries: todoSources
      .filter(({ needs }) => can(needs))
      .map(({ query }) => ({ ...query(queryOf, { can, deadlineOf }), retryOnMount: false })),
  });
  return {
    todos: answers.flatMap(({ data }) => data ?? []),
    isPending: answers.some(({ isPending }) => isPending),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(answers.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  };
}
