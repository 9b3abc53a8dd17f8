import { Card } from '@saiwu/ui';
import type { ContestDetail } from '../answers.ts';
import { WindowsChart } from './windows-chart.tsx';

/** When registration, review and appeals are open, beside today. */
export function ContestWindows({ contest }: { contest: ContestDetail }) {
  const { registrationStart, registrationEnd, stages, appealStart, appealEnd, now } = contest;
  return (
    <Card>
      <WindowsChart
        registration={{ start: registrationStart, end: registrationEnd }}
        stages={stages.map(({ kind, mode, reviewStart, reviewEnd, closedTime }) => ({
          kind: kind.code,
          mode: mode.code,
          start: reviewStart,
          // results that are sealed early end the review
          end: closedTime !== null && closedTime > reviewStart && closedTime < reviewEnd ? closedTime : reviewEnd,
        }))}
        appeal={appealStart !== null && appealEnd !== null ? { start: appealStart, end: appealEnd } : null}
        now={now}
      />
    </Card>
  );
}
