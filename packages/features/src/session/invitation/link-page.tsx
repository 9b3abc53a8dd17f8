import { isApiError } from '@saiwu/api-client';
import { consolePaths } from '@saiwu/openapi';
import { Button, EmptyState, ErrorState, Skeleton } from '@saiwu/ui';
import { Trans } from '@lingui/react/macro';
import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useExplainError } from '../../lib/api/explain-error.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { EntryFrame } from '../entry/entry-frame.tsx';

/** The page that a link with a secret opens, beside those of signing in. */
export function LinkPage(props: ComponentProps<typeof EntryFrame>) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <EntryFrame {...props} />
    </QueryClientProvider>
  );
}

interface LinkAnswerProps<Answer> {
  query: UseQueryResult<Answer>;
  /** What is said of a link that opens nothing, whatever has become of it. */
  dead: { title: string; description: string };
  children: (answer: Answer) => ReactNode;
}

/** What the server has answered to such a link. */
export function LinkAnswer<Answer>({ query: { data, error, refetch }, dead, children }: LinkAnswerProps<Answer>) {
  const explain = useExplainError();
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton className="h-40" />;
  if (isApiError(error) && error.kind === 'notFound')
    return (
      <EmptyState
        drawing="search"
        {...dead}
        action={
          <Button asChild variant="outline">
            <Link to={consolePaths.signIn}>
              <Trans>用账号登录</Trans>
            </Link>
          </Button>
        }
      />
    );
  return <ErrorState error={{ message: explain(error) }} onRetry={() => void refetch()} />;
}
