import { isApiError, type AnswerOf, type InputArgument, type InputOf, type OperationId } from '@saiwu/api-client';
import { toast } from '@saiwu/ui';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from './api.tsx';
import { useExplainError } from './explain-error.ts';
import { createOnceKey } from './once-key.ts';

export interface ActOptions<Id extends OperationId> {
  /** Toast after success. */
  success?: string | ((data: AnswerOf<Id>) => string);
  /** Puts the reason of a failure into the words of its toast. Default: the reason alone. */
  failure?: (reason: string) => string;
  /** Heads (`parameter`) or whole ids (`stage.get`) of the queries that are stale afterwards. Default: the operation's own head. */
  invalidates?: readonly string[];
  /** Neither success nor failure toasts: the caller shows both. */
  isQuiet?: boolean;
}

/**
 * One act of the contract as a mutation: toasts, and fetches again what it made stale. Field errors and stale edits are left to the form. What
 * creates something does it once, however often the same input is sent before an answer has come.
 */
export function useAct<Id extends OperationId>(
  operationId: Id,
  { success, failure = (reason) => reason, invalidates, isQuiet = false }: ActOptions<Id> = {},
) {
  const { call } = useApi();
  const queryClient = useQueryClient();
  const explain = useExplainError();
  const [once] = useState(createOnceKey);
  return useMutation<AnswerOf<Id>, Error, InputOf<Id>>({
    mutationKey: [operationId],
    // an input without required parts may be left out, never has to be; only what creates something sends the key
    mutationFn: (input) => call(operationId, ...([{ idempotencyKey: once.of(input), ...input }] as InputArgument<Id>)), // see above
    onSuccess: (data) => {
      once.done();
      if (success !== undefined && !isQuiet) toast.success(typeof success === 'function' ? success(data) : success);
      // not waited for: what follows an act (closing a dialog, going on) must not depend on a refetch
      void invalidateHeads(queryClient, invalidates ?? [operationId.split('.', 1).join('')]);
    },
    onError: (error) => {
      if (isQuiet || belongsToForm(error)) return;
      toast.error(failure(explain(error)), { requestId: isApiError(error) ? error.requestId : undefined });
    },
  });
}

/** Marks every query stale whose operation starts with one of the heads. */
export function invalidateHeads(queryClient: QueryClient, heads: readonly string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [operationId] }) => heads.some((head) => operationId === head || String(operationId).startsWith(`${head}.`)),
  });
}

function belongsToForm(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.fieldErrors !== undefined || (error.kind === 'conflict' && error.current !== undefined) || error.kind === 'signedOut';
}
