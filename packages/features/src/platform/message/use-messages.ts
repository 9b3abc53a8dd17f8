import { dashboardPages } from '@saiwu/openapi';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api.tsx';
import { useSetting } from '../../lib/settings/settings.ts';
import { useAct } from '../../lib/api/use-act.ts';

/** How many messages wait for the caller; more than 99 are not counted. */
export function useUnread() {
  const { queryOf } = useApi();
  return useQuery({ ...queryOf('message.unread'), ...usePolling(), meta: background });
}

/** The first ten of the caller's messages, unread ones first. */
export function useNewestMessages() {
  const { queryOf } = useApi();
  return useQuery({ ...queryOf('message.page', { body: { model: {}, size: 10, current: 1 } }), ...usePolling(), meta: background });
}

/** The newest public notices and warnings that the caller has not read. */
export function useUnreadNews() {
  const { queryOf } = useApi();
  return useQuery({ ...queryOf('message.page', { body: dashboardPages.news }), ...usePolling(), meta: background });
}

/** Marks everything as read, also what no list shows. */
export function useMarkAll() {
  return useAct('message.markAll');
}

/** The loading bar of the page says nothing of it. */
const background = { isBackground: true };

/** With the setting on, messages are asked for every 15 seconds while the page is visible (specification §7). */
function usePolling() {
  const [isRefreshed] = useSetting('MSG_REFRESH');
  return { refetchInterval: isRefreshed === 1 && 15_000 } as const;
}
