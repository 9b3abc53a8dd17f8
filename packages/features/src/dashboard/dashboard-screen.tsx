import { Loaded } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { Card, PageStack } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from '../lib/api/api.tsx';
import { MessageTicker } from '../platform/message/bell/message-ticker.tsx';
import type { Overview } from '../contest/answers.ts';
import { JudgingStages } from '../contest/judging-stages.tsx';
import { ContestFigures } from '../contest/dashboard/contest-figures.tsx';
import { RecentSignIns } from '../platform/visits/recent-sign-ins.tsx';
import { RunningStages } from '../contest/dashboard/running-stages.tsx';
import { TodoCard } from './todo-card.tsx';
import { useCountVisit } from '../platform/visits/use-count-visit.ts';
import { VisitChart } from '../platform/visits/visit-chart.tsx';
import { VisitFigures } from '../platform/visits/visit-figures.tsx';
import { Welcome } from './welcome.tsx';

/** What waits for the signed-in user, how the reviews stand, and who comes. Each card fails and is tried again on its own. */
export function DashboardScreen() {
  const { queryOf } = useApi();
  const overview = useQuery(queryOf('overview.mine'));
  useCountVisit(useSession().user?.id);
  return (
    <PageStack>
      <MessageTicker />
      <Welcome />
      {(overview.data || !overview.isError) && <ContestFigures overview={overview.data} />}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <TodoCard />
          {overview.data && <Stages overview={overview.data} />}
          {overview.isError && overview.data === undefined && <StagesFailed query={overview} />}
          <VisitFigures />
          <VisitChart />
        </div>
        <RecentSignIns />
      </div>
    </PageStack>
  );
}

function Stages({ overview: { stages, judging } }: { overview: Overview }) {
  const { t } = useLingui();
  return (
    <>
      {judging.length > 0 && (
        <Card title={t`我的评审`} isPadded={false}>
          <JudgingStages stages={judging} />
        </Card>
      )}
      {stages.length > 0 && (
        <Card title={t`评审进度`} isPadded={false}>
          <RunningStages stages={stages} />
        </Card>
      )}
    </>
  );
}

/** Nothing stands here while they load: most people have none, and the cards below would jump. */
function StagesFailed({ query }: { query: UseQueryResult<Overview> }) {
  const { t } = useLingui();
  return (
    <Card title={t`评审进度`}>
      <Loaded query={query}>{(overview) => <Stages overview={overview} />}</Loaded>
    </Card>
  );
}
