import type { QueryClient } from '@tanstack/react-query';

/**
 * Says on the root element whether the page waits for the server: `data-answers` is `awaited` while something is read or written, else `here`.
 * What looks at pages from outside, as tests do, knows by it when a page is whole.
 */
export function markAnswers(client: QueryClient): void {
  const mark = () => {
    document.documentElement.dataset['answers'] = client.isFetching() + client.isMutating() > 0 ? 'awaited' : 'here';
  };
  client.getQueryCache().subscribe(mark);
  client.getMutationCache().subscribe(mark);
}
