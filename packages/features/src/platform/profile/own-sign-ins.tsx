import { Button, Card, EmptyState, ErrorState, Skeleton } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorInfo } from '../../lib/api/error-info.ts';
import { LoginTimeline } from '../../session/login-timeline.tsx';
import { useOwnSignIns } from '../../session/use-own-sign-ins.ts';

/** When, from where and with what the caller has signed in, and who has tried in vain. */
export function OwnSignIns() {
  const { t } = useLingui();
  const infoOf = useErrorInfo();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useOwnSignIns();
  const info = infoOf(error);
  const logins = data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <Card title={t`登录记录`}>
      <div className="flex max-w-180 flex-col items-start gap-4">
        {data === undefined && info === null && <Skeleton className="h-80 w-full" />}
        {data !== undefined && logins.length === 0 && <EmptyState size="sm" title={t`还没有登录记录`} className="w-full" />}
        {logins.length > 0 && (
          <div className="w-full">
            <LoginTimeline logins={logins} isLoadingMore={isFetchingNextPage} />
          </div>
        )}
        {info !== null && (
          <div className="w-full">
            <ErrorState error={info} onRetry={() => void (data === undefined ? refetch() : fetchNextPage())} />
          </div>
        )}
        {hasNextPage && info === null && (
          <Button variant="outline" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>加载更多</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}
