import { Card, ErrorState, StatCard, StatRow } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useErrorInfo } from '../../lib/api/error-info.ts';
import { useApi } from '../../lib/api/api.tsx';
import { wholeNumber } from '../../lib/language/show.ts';

/** Today's addresses, today's visits, all visits. */
export function VisitFigures() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  // the page has just asked
  const { data, error, refetch } = useQuery({ ...queryOf('dashboard.item'), retryOnMount: false });
  const info = useErrorInfo()(data === undefined ? error : null);
  if (info !== null)
    return (
      <Card>
        <ErrorState error={info} onRetry={() => void refetch()} />
      </Card>
    );
  const figures = [
    { label: t`今日 IP`, value: data?.todayLoginIv },
    { label: t`今日访问`, value: data?.todayLoginPv },
    { label: t`总访问量`, value: data?.totalLoginPv },
  ];
  return (
    <StatRow label={t`访问`}>
      {figures.map(({ label, value }) => (
        <StatCard key={label} label={label} value={wholeNumber(Number(value ?? 0))} isLoading={value === undefined} />
      ))}
    </StatRow>
  );
}
