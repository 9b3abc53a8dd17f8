import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@saiwu/api-client';
import { toast } from '@saiwu/ui';
import { useApi } from '../lib/api.tsx';
import { useExplainError } from '../lib/explain-error.ts';
import { useSetting } from '../lib/settings.ts';
import { invalidateHeads } from '../lib/use-act.ts';

/**
 * The first ten of the caller's messages, unread ones first. With the setting on they are asked for again every 15 seconds while the page
 * is visible.
 */
export function useMessages(kind: 'unread' | 'all') {
  const { queryOf } = useApi();
  const [isRefreshed] = useSetting('MSG_REFRESH');
  const model = kind === 'unread' ? { isRead: false } : {};
  return useQuery({
    ...queryOf('message.page', { body: { model, size: 10, current: 1 } }),
    refetchInterval: isRefreshed === 1 && 15_000,
    meta: { isBackground: true },
  });
}

/** Marks everything as read, also what the first ten do not show. */
export function useMarkAll() {
  const { call } = useApi();
  const queryClient = useQueryClient();
  const explain = useExplainError();
  return useMutation({
    mutationKey: ['message.mark'],
    mutationFn: async () => {
      const { records } = await call('message.page', { body: { model: { isRead: false }, size: 1000 } });
      if (records.length > 0) await call('message.mark', { body: records.map(({ id }) => id) });
    },
    onSuccess: () => invalidateHeads(queryClient, ['message']),
    onError: (error) => toast.error(explain(error), { requestId: isApiError(error) ? error.requestId : undefined }),
  });
}
