import { invalidateHeads as invalidate } from '@saiwu/admin';
import type { OperationId } from '@saiwu/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** A head of operations (`contest`), or a whole id (`contest.get`). */
export type Head = OperationId | { [Id in OperationId]: Id extends `${infer Name}.${string}` ? Name : never }[OperationId];

/** Marks every query of these operations stale. */
export function invalidateHeads(queryClient: QueryClient, heads: readonly Head[]): Promise<void> {
  return invalidate(queryClient, heads);
}
