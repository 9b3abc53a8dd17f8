import { useAct as useAdminAct, type ActOptions } from '@saiwu/admin';
import type { AnswerOf, InputOf, OperationId } from '@saiwu/api-client';
import { useMemo } from 'react';
import { useApi } from './api.tsx';
import type { Head } from './heads.ts';

/**
 * One act of the contract as a mutation: toasts, and fetches again what it made stale. Field errors and stale edits are left to the form.
 * What creates something does it once, however often the same input is sent before an answer has come.
 */
export function useAct<Id extends OperationId>(operationId: Id, options: ActOptions<AnswerOf<Id>, Head> = {}) {
  const { send } = useApi();
  const operation = useMemo(
    () => ({
      id: operationId,
      send: (input: InputOf<Id>, more: object) => send(operationId, { ...more, ...input }) as Promise<AnswerOf<Id>>, // what `call` answers for this id
    }),
    [send, operationId],
  );
  return useAdminAct(operation, options);
}
