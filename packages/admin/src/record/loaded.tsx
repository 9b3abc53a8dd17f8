import { EmptyState, ErrorState, NoPermission, Skeleton } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAdmin } from '../admin-provider.tsx';

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** It is the whole page: a failure brings the page's heading. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** The answer of a query; until then a skeleton, and after a failure the reason with a way to try again. */
export function Loaded<Data>({ query, isPage = false, children }: LoadedProps<Data>) {
  const { explain, words, Forbidden, NotFound } = useAdmin();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Lines />;
  const heading = isPage ? 'h1' : undefined;
  const { kind, message, requestId, fieldErrors } = explain(error);
  if (kind === 'forbidden') return Forbidden ? <Forbidden isPage={isPage} requestId={requestId} /> : <NoPermission heading={heading} />;
  // a page has no form: a refusal is about its address
  if (kind === 'notFound' || (isPage && fieldErrors !== undefined))
    return NotFound && isPage ? (
      <NotFound />
    ) : (
      <EmptyState drawing="search" heading={heading} title={words.notFound} description={words.notFoundHelp} />
    );
  return <ErrorState heading={heading} error={{ message, requestId }} onRetry={() => void query.refetch()} />;
}

function Lines() {
  return (
    <div className="grid gap-3 p-4">
      <Skeleton className="h-6 w-1/3" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
