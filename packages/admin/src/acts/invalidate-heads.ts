import type { QueryClient } from '@tanstack/react-query';

/** Marks every query stale whose first key is one of the heads (`contest`) or begins with one (`contest.get`). */
export function invalidateHeads(queryClient: QueryClient, heads: readonly string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => heads.some((head) => id === head || String(id).startsWith(`${head}.`)),
  });
}
