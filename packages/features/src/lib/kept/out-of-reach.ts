import { ApiError, isApiError, type OperationId } from '@saiwu/api-client';
import { onlineManager } from '@tanstack/react-query';

/** Whether no answer came: it is sent again by itself, and there is nothing to decide. */
export function isOutOfReach(failure: unknown): boolean {
  return isApiError(failure) && ['network', 'timeout', 'unavailable'].includes(failure.kind);
}

/** While the server is not heard nothing goes onto the wire only to fail there; it goes out once it is heard again. */
export function refuseOffline(operationId: OperationId) {
  if (!onlineManager.isOnline()) throw new ApiError({ kind: 'network', operationId });
}
