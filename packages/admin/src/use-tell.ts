import { toast } from '@saiwu/ui';
import { useCallback } from 'react';
import { useAdmin } from './admin-provider.tsx';

/** Says in a toast what a call has thrown, unless somebody else tells it. */
export function useTell(): (error: unknown) => void {
  const { explain } = useAdmin();
  return useCallback(
    (error) => {
      const { kind, message, requestId } = explain(error);
      if (kind !== 'told') toast.error(message, { requestId, isExplained: kind === 'forbidden' });
    },
    [explain],
  );
}
