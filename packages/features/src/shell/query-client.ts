import { isApiError } from '@saiwu/api-client';
import { QueryClient } from '@tanstack/react-query';

/** Server state of one session. What failed for want of a connection or of a free server is tried once more; what was refused is not. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5000, retry: (failures, error) => failures < 1 && isPassing(error) },
      mutations: { retry: false },
    },
  });
}

function isPassing(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'unavailable');
}
