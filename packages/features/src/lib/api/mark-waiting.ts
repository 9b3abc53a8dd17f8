import type { QueryClient } from '@tanstack/react-query';

/**
 * Says on the root element that the page waits for the server: it has `data-waiting` while something is read or written. What looks at
 * pages from outside, as tests do, knows by it when a page is whole.
 */
export function markWaiting(client: QueryClient): void {
  const mark = () => document.documentElement.toggleAttribute('data-waiting', client.isFetching() + client.isMutating() > 0);
  client.getQueryCache().subscribe(mark);
  client.getMutationCache().subscribe(mark);
}
