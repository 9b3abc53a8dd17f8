import { isApiError } from '@saiwu/api-client';
import { useExplainError } from './explain-error.ts';

/** A query's failure as the kit's tables show it: the reason in words and the request id to report. */
export function useErrorInfo(): (error: unknown) => { message: string; requestId: string | undefined } | null {
  const explain = useExplainError();
  return (error) => (error === null ? null : { message: explain(error), requestId: isApiError(error) ? error.requestId : undefined });
}
