import { ApiError, type OperationId } from '@saiwu/api-client';
import { onlineManager } from '@tanstack/react-query';

/** While the server is not heard nothing goes onto the wire only to fail there; it goes out once it is heard again. */
export function refuseOffline(operationId: OperationId) {
  if (!onlineManager.isOnline()) throw new ApiError({ kind: 'network', operationId });
}
