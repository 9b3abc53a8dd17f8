import { isApiError } from '@saiwu/api-client';
import { applyFieldErrors } from '@saiwu/ui';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Sends a form of the pages before signing in: what the server has against single fields goes to them, any other failure is answered, to
 * stand at the form.
 */
export function useAttempt<Values extends FieldValues, Submitted>(
  form: UseFormReturn<Values, unknown, Submitted>,
  send: (values: Submitted) => Promise<void>,
): { attempt: (values: Submitted) => Promise<void>; isPending: boolean; failure: unknown } {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    isPending,
    failure,
    async attempt(values) {
      setFailure(null);
      setIsPending(true);
      try {
        await send(values);
      } catch (error) {
        if (isApiError(error) && error.fieldErrors) applyFieldErrors(form, error.fieldErrors);
        else setFailure(error);
      } finally {
        setIsPending(false);
      }
    },
  };
}
