import { isApiError } from '@saiwu/api-client';
import { ErrorState, NoPermission, Skeleton } from '@saiwu/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorInfo } from './error-info.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Shape of what comes; a block of lines when left out. */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a query answered; until then a skeleton, and after a failure the reason with a way to try again. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const infoOf = useErrorInfo();
  const { data, error } = query;
  if (data !== undefined) return children(data);
  const info = infoOf(error);
  if (info === null) return skeleton ?? <Lines />;
  if (isApiError(error) && error.kind === 'forbidden') return <NoPermission />;
  return <ErrorState error={info} onRetry={() => void query.refetch()} />;
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
