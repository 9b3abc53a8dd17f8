import { ApiError, type OperationId } from '@saiwu/api-client';
import { useMemo, useState, type ReactNode } from 'react';
import { ApiProvider, useApi, type Api } from '../api/api.tsx';

/** The real server, which has no answer to the first call of each of these operations. */
export function FailingOnce({ ids, children }: { ids: readonly OperationId[]; children: ReactNode }) {
  const api = useApi();
  const [failed] = useState(() => new Set<OperationId>());
  const client = useMemo(() => {
    const call: Api['call'] = (id, ...input) => {
      if (!ids.includes(id) || failed.has(id)) return api.call(id, ...input);
      failed.add(id);
      return Promise.reject(new ApiError({ kind: 'timeout', operationId: id }));
    };
    return { ...api, call };
  }, [api, failed, ids]);
  return <ApiProvider client={client}>{children}</ApiProvider>;
}
