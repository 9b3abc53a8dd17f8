import { useActForm as useAdminActForm, type ActFormOptions, type FormSchema } from '@saiwu/admin';
import type { AnswerOf, OperationId } from '@saiwu/api-client';
import { useMemo } from 'react';
import type { z } from 'zod';
import { useApi } from './api.tsx';
import type { Head } from './heads.ts';

export interface BoundActFormOptions<Schema extends FormSchema, Answer> extends ActFormOptions<Schema, Answer> {
  invalidates?: readonly Head[];
  /** What goes along with the form's values: the path of the operation. Keep the object stable. */
  path?: object;
}

/** The form of one act of the contract, whose body it is. */
export function useActForm<Id extends OperationId, Schema extends FormSchema>(
  operationId: Id,
  { path, ...options }: BoundActFormOptions<Schema, AnswerOf<Id>>,
) {
  const { send } = useApi();
  const operation = useMemo(
    () => ({
      id: operationId,
      send: (body: z.output<Schema>, more: object) => send(operationId, { ...more, ...(path && { path }), body }) as Promise<AnswerOf<Id>>, // what `call` answers for this id
    }),
    [send, operationId, path],
  );
  return useAdminActForm(operation, { about: JSON.stringify([operationId, path]), ...options });
}
