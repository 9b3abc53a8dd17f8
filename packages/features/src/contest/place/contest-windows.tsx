import { useLingui } from '@lingui/react/macro';
import { Card, TimelineChart } from '@saiwu/ui';
import type { Contest } from '../answers.ts';

/** When registration and review are open, beside today. */
export function ContestWindows({ contest: { registrationStart, registrationEnd, stages, now } }: { contest: Contest }) {
  const { t } = useLingui();
  const windows = [
    { lane: t`报名`, name: t`报名`, start: registrationStart, end: registrationEnd },
    ...stages.map(({ kind, mode, reviewStart, reviewEnd, closedTime }) => ({
      lane: kind.desc,
      name: mode.desc,
      start: reviewStart,
      // results that are sealed early end the review
      end: closedTime !== null && closedTime > reviewStart && closedTime < reviewEnd ? closedTime : reviewEnd,
    })),
  ];
  return (
    <Card>
      <TimelineChart
        title={t`时间安排`}
        laneLabel={t`阶段`}
        data={windows}
        lane={({ lane }) => lane}
        label={({ name }) => name}
        start={({ start }) => start}
        end={({ end }) => end}
        now={now}
      />
    </Card>
  );
}
