import { createFieldCheck, type FieldChecks } from '@saiwu/admin';
import type { OperationId } from '@saiwu/api-client';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useApi } from '../lib/api/api.tsx';

/** Operations that answer whether a name is taken. */
export type UniqueOperation = Extract<OperationId, `${string}.check`>;

/** The operation takes `id` and `name` in its query; an operation with another query says how to ask. */
export type UniqueQuestion = UniqueOperation | { operation: UniqueOperation; inputOf: (name: string) => object };

/** Fields whose value no other row may have, each with the operation that knows. The same object every time. */
export type UniqueFields = Readonly<Record<string, UniqueQuestion>>;

/**
 * Checks for `useZodForm`: says at the field that its value is taken, while the form is still being filled in. Mark these fields `isAsked`.
 * @param id the row that may keep its own value; absent for a new one
 */
export function useUnique(fields: UniqueFields | undefined, id?: string): FieldChecks {
  const { send } = useApi();
  const { t } = useLingui();
  return useMemo(() => {
    const queried = (name: string) => ({ query: { ...(id !== undefined && { id }), name } });
    const checks = Object.entries(fields ?? {}).map(([field, question]) => {
      const { operation, inputOf } = typeof question === 'string' ? { operation: question, inputOf: queried } : question;
      const check = createFieldCheck(async (value, signal) => {
        const name = String(value).trim();
        if (name === '') return null;
        const isTaken = await send(operation, { ...inputOf(name), signal });
        return isTaken === true ? t`「${name}」已被使用，请换一个` : null;
      });
      return [field, check] as const;
    });
    return Object.fromEntries(checks);
  }, [fields, id, send, t]);
}
