import { isApiError } from '@saiwu/api-client';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { loseConnection } from './connection.ts';
import { markWaiting } from './mark-waiting.ts';

/**
 * Server state of one session. What failed for want of a connection waits for it, what failed for want of a free server is tried once more;
 * what was refused is not. What is written does not wait: whoever wrote it is told at once that it was not sent.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({ onError: (error) => void isUnanswered(error) }),
    defaultOptions: {
      queries: {
        staleTime: 5000,
        retry: (failures, error) =>
          isUnanswered(error) ? failures < attempts : failures < 1 && isApiError(error) && error.kind === 'unavailable',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  markWaiting(client);
  return client;
}

/** A single call may be held up by something else than the connection, and must not be sent for ever. */
const attempts = 3;

/** Whether no answer came; if so the connection is lost. */
function isUnanswered(error: unknown): boolean {
  const isLost = isApiError(error) && error.kind === 'network';
  if (isLost) loseConnection();
  return isLost;
}
