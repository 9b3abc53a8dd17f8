import { useCan } from '../../lib/api/access.ts';
import { RecentSignIns } from './recent-sign-ins.tsx';
import { VisitChart, type VisitsProps } from './visit-chart.tsx';
import { VisitFigures } from './visit-figures.tsx';

/** Who comes, for those who look after people; for everybody their own latest sign-ins. */
export function Visits({ now }: VisitsProps) {
  const can = useCan();
  if (!can('user.page')) return <RecentSignIns />;
  return (
    <>
      <VisitFigures />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <VisitChart now={now} />
        <RecentSignIns />
      </div>
    </>
  );
}
