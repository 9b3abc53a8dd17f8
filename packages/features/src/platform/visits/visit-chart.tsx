import { BarChart, Card } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useErrorInfo } from '../../lib/api/error-info.ts';
import { useApi } from '../../lib/api/api.tsx';
import { useTenantClock } from '../../lib/language/tenant-clock.ts';
import { type DayVisits, tenDays } from './ten-days.ts';

export interface VisitsProps {
  /** The tenant's clock; undefined while nobody knows. */
  now: string | undefined;
}

/** Visits of the last ten days, of all whom the reader may look at and of the reader. */
export function VisitChart({ now }: VisitsProps) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const clock = useTenantClock();
  // the page has just asked
  const { data, error, refetch } = useQuery({ ...queryOf('dashboard.chart'), retryOnMount: false });
  const info = useErrorInfo()(data === undefined ? error : null);
  const today = (now ?? clock.now()).slice(0, 10);
  const all = { key: 'all', label: t`所有人`, value: ({ all: count }: DayVisits) => count };
  const mine = { key: 'mine', label: t`我的`, value: ({ mine: count }: DayVisits) => count };
  return (
    <Card>
      <BarChart
        title={t`近十天访问`}
        help={t`你能管理的人员成功登录的次数`}
        unit={t`次`}
        height={240}
        data={data === undefined ? [] : tenDays(data.lastTenVisitCount, data.lastTenUserVisitCount, today)}
        x={({ day }) => day.slice(5)}
        xLabel={t`日期`}
        series={[all, mine]}
        isLoading={data === undefined && info === null}
        error={info ?? undefined}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
