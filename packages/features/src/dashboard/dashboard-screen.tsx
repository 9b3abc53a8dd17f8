import { Loaded } from '@saiwu/admin';
import { useSession } from '@saiwu/auth';
import { Card, PageStack, Skeleton } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useCan } from '../lib/api/access.ts';
import { useApi } from '../lib/api/api.tsx';
import { extraOf } from '../lib/app/extra-of.ts';
import { MessageTicker } from '../platform/message/bell/message-ticker.tsx';
import type { Overview } from '../contest/answers.ts';
import { ContestFigures } from '../contest/dashboard/contest-figures.tsx';
import { Running } from '../contest/dashboard/running.tsx';
import { TodoCard } from './todo-card.tsx';
import { useCountVisit } from '../platform/visits/use-count-visit.ts';
import { useFirstAnswers } from './use-first-answers.ts';
import { Welcome } from './welcome.tsx';

const BannerCarousel = extraOf(async () => (await import('../public/banner-carousel.tsx')).BannerCarousel);
// the end of the page, below what there is to do
const Visits = extraOf(async () => (await import('../platform/visits/visits.tsx')).Visits);

/**
 * What to do next, what runs, and figures that lead on; who comes is for those who look after people. Each card fails and is tried again on
 * its own.
 */
export function DashboardScreen() {
  const { queryOf } = useApi();
  const overview = useQuery(queryOf('overview.mine'));
  const isReady = useFirstAnswers();
  useCountVisit(useSession().user?.id);
  return (
    <PageStack>
      <Welcome now={overview.data?.now} isReady={isReady} />
      {isReady ? <Parts overview={overview} /> : <Waiting />}
    </PageStack>
  );
}

function Parts({ overview }: { overview: UseQueryResult<Overview> }) {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const can = useCan();
  const { data } = overview;
  const mine = useQuery({ ...queryOf('entry.mine'), enabled: can('entry.mine'), retryOnMount: false });
  // what was given up, or never handed in, runs no more
  const own = (mine.data?.entries ?? []).filter(({ state, isPast }) => state.code !== 'WITHDRAWN' && (state.code !== 'DRAFT' || !isPast));
  return (
    <>
      <Banners />
      <MessageTicker />
      {/* the cards of either side end together: what there is to do takes the height that the figures below it leave */}
      <div className="grid gap-4 xl:grid-cols-2 xl:grid-rows-[1fr]">
        <TodoCard />
        {data && <Running overview={data} own={own} />}
        {overview.isError && data === undefined && (
          <Card title={t({ message: '进行中', context: '大赛' })}>
            <Loaded query={overview}>{(answer) => <Running overview={answer} own={own} />}</Loaded>
          </Card>
        )}
        {(data || !overview.isError) && <ContestFigures overview={data} />}
      </div>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <Visits now={data?.now} />
      </Suspense>
    </>
  );
}

/** Pictures for the reader's roles, where there are any. */
function Banners() {
  const { queryOf } = useApi();
  const { data = [] } = useQuery(queryOf('banner.mine'));
  if (data.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="h-32" />}>
      <BannerCarousel banners={data} place="DASHBOARD" />
    </Suspense>
  );
}

/** In the place of all of it: what stands there goes, so that nothing is pushed. */
function Waiting() {
  return (
    <div aria-hidden className="grid gap-4 xl:grid-cols-2">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
