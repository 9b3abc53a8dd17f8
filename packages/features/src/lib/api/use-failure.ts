import type { Failure } from '@saiwu/admin';
import { isApiError, type ApiErrorKind } from '@saiwu/api-client';
import { useCallback } from 'react';
import { useExplainError } from './explain-error.ts';

/** Reads what a call of the contract has thrown, in the reader's words. */
export function useFailure(): (error: unknown) => Failure {
  const explain = useExplainError();
  return useCallback(
    (error) => {
      const message = explain(error);
      if (!isApiError(error)) return { message, kind: 'stopped' };
      const { kind, requestId, fieldErrors, current, extra } = error;
      return {
        message,
        kind: kinds[kind],
        requestId,
        fieldErrors,
        current: kind === 'conflict' ? current : undefined,
        mustConfirm: extra?.['mustConfirm'] === true,
      };
    },
    [explain],
  );
}

const kinds: Partial<Record<ApiErrorKind, Failure['kind']>> = {
  notFound: 'notFound',
  forbidden: 'forbidden',
  signedOut: 'told',
  network: 'stopped',
  timeout: 'stopped',
  aborted: 'stopped',
  tooMany: 'stopped',
  unavailable: 'stopped',
  server: 'stopped',
};
