import { operations, type OperationId } from '@saiwu/api-client';
import { useAuthority } from '@saiwu/auth';
import { useCallback } from 'react';

/** Tells whether the signed-in user may send an operation, by the access the contract names for it. */
export function useCan(): (operationId: OperationId) => boolean {
  const authority = useAuthority();
  return useCallback(
    (operationId) => {
      const { access } = operations[operationId];
      return access === 'open' || access === 'session' || authority.hasPermission([access]);
    },
    [authority],
  );
}
