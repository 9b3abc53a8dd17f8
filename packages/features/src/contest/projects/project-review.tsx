import { NameLink } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Card, DescriptionList, StateDot } from '@saiwu/ui';
import { generatePath } from 'react-router-dom';
import { useDeadline } from '../../lib/language/deadline.tsx';
import type { ProjectDetail } from '../answers.ts';
import { StageJudges } from '../stage-judges.tsx';
import { stageTones } from '../../lib/contest/tones.ts';

/** A project in the stages of its contest: state, score and rank with the way into their calculation, and its judges. */
export function ProjectReview({ project: { id, contestId, stages } }: { project: ProjectDetail }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  return (
    <Card title={t({ message: '评审', context: '阶段' })}>
      <ul className="flex flex-col divide-y divide-border *:py-4 *:first:pt-0 *:last:pb-0">
        {stages.map((stage) => (
          <li key={stage.stageId} className="flex flex-col gap-3">
            <h3 className="flex flex-wrap items-baseline gap-x-3 font-medium">
              {stage.kind.desc}
              <StateDot tone={stageTones[stage.state.code]}>{stage.state.desc}</StateDot>
            </h3>
            <DescriptionList columns={3} items={factsOf(stage)} />
          </li>
        ))}
      </ul>
    </Card>
  );

  function factsOf({ stageId, state, reviewEnd, judges, result }: ProjectDetail['stages'][number]) {
    const isAssigned = judges.length > 0;
    const who = { label: t({ message: '评委', context: '多位' }), value: isAssigned && <Judges judges={judges} />, isWide: true };
    if (result === null)
      return [
        { label: t`评审截止`, value: deadlineOf(reviewEnd) },
        isAssigned || state.code === 'NOT_STARTED' ? { ...who, value: who.value || t`尚未分配评委` } : who,
      ];
    const { score, rank, of } = result;
    const calculation = `${generatePath(consolePaths.results, { id: contestId })}?${new URLSearchParams({ stage: stageId, open: id })}`;
    return [
      { label: t`得分`, value: <span className="text-xl font-semibold tabular-nums">{score}</span> },
      { label: t`名次`, value: <Rank rank={rank} of={of} /> },
      {
        label: t`计算过程`,
        value: <NameLink to={calculation}>{t`查看得分怎样算出`}</NameLink>,
      },
      ...(isAssigned ? [who] : []),
    ];
  }
}

/** In a fact they stand at its beginning, as wide as the page is. */
function Judges({ judges }: Pick<ProjectDetail['stages'][number], 'judges'>) {
  return (
    <div className="*:justify-start">
      <StageJudges judges={judges} />
    </div>
  );
}

function Rank({ rank, of }: { rank: number; of: number }) {
  return (
    <span className="tabular-nums">
      <span className="text-xl font-semibold">{rank}</span> <span className="text-fg-muted">/ {of}</span>
    </span>
  );
}
