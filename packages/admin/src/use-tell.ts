import { toast } from '@saiwu/ui';
import { useCallback } from 'react';
import { useAdmin } from './admin-provider.tsx';

/** Says the failure of a call in a toast, unless other code tells it. */
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
