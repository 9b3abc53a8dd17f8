import { isApiError } from '@saiwu/api-client';

/** Whether no answer came: it is sent again by itself, and there is nothing to decide. */
export function isOutOfReach(failure: unknown): boolean {
  return isApiError(failure) && ['network', 'timeout', 'unavailable'].includes(failure.kind);
}
