import { isAllowed, isNamed, refusalOf } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert, Button, EmptyState, PageStack, StateDot } from '@saiwu/ui';
import { generatePath, Link } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import type { Contest, Stage } from '../answers.ts';
import { boardOf } from '../board-path.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { ContestPage } from '../place/contest-page.tsx';
import { isRegistrationOver } from '../place/moment.ts';
import { PartHead } from '../place/part-head.tsx';
import { StagePicker } from '../stage-picker.tsx';
import { StageProjectTable } from '../stage-project-table.tsx';
import { stageTones } from '../../lib/contest/tones.ts';
import { useChosenStage } from '../use-chosen-stage.ts';
import { WaitingStage } from '../waiting-stage.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { StageFigures } from './stage-figures.tsx';
import { StartReview } from './start-review.tsx';

/** Who judges what in a stage: worked out, looked at, accepted; then the review is opened. */
export function AssignmentScreen() {
  return <ContestPage open="assignments">{(contest) => <Assignments contest={contest} />}</ContestPage>;
}

function Assignments({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const [chosen, choose] = useChosenStage(contest);
  const stage = contest.stages.find(({ id }) => id === chosen) ?? contest.stages[0];
  if (stage === undefined) return <EmptyState title={t`还没有评审阶段`} description={t`先在大赛里设置评审阶段`} />;
  return (
    <PageStack>
      <PartHead
        state={<StateDot tone={stageTones[stage.state.code]}>{`${stage.kind.desc} · ${stage.state.desc}`}</StateDot>}
        acts={<StagePicker stages={contest.stages} value={stage.id} onChoose={choose} />}
      />
      {stage.waitsFor === null ? <StageAssignments key={stage.id} contest={contest} stage={stage} /> : <WaitingStage stage={stage} />}
    </PageStack>
  );
}

function StageAssignments({ contest, stage }: { contest: Contest; stage: Stage }) {
  const { t } = useLingui();
  const can = useCan();
  const hasPairs = stage.sheetCount > 0;
  const isHeldUp = stage.entries !== null && (stage.entries.isOpen || stage.entries.undecided > 0);
  const isNext = stage.state.code === 'NOT_STARTED' && isRegistrationOver(contest) && !isHeldUp;
  const canStart = isNext && can('stage.start') && isNamed(stage.actions, 'start');
  if (stage.projectCount === 0) {
    return (
      <>
        <StageFigures stage={stage} />
        <EmptyState
          title={t`还没有可分配的项目`}
          description={t`先导入项目，再分配评委`}
          action={
            <Button variant="solid" asChild>
              <Link to={generatePath(consolePaths.projects, { id: contest.id })} replace>{t`查看大赛项目`}</Link>
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <StageFigures stage={stage} />
      <StageNotice contest={contest} stage={stage} />
      {isAllowed(stage.actions, 'assign') && contest.state.code !== 'REGISTERING' && <ProposalPanel stage={stage} canStart={canStart} />}
      {hasPairs && <StageProjectTable stageId={stage.id} tracks={contest.tracks} heading={t`已分配`} />}
    </>
  );
}

/** What comes next, or why nothing can be assigned now. */
function StageNotice({ contest, stage }: { contest: Contest; stage: Stage }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const can = useCan();
  const { state, sheetCount, actions } = stage;
  const refusal = refusalOf(actions, 'assign');
  if (state.code !== 'NOT_STARTED') {
    return (
      <Alert
        tone="info"
        title={t`评审已经开始`}
        actions={
          <Button variant="outline" size="small" asChild>
            <Link to={boardOf(contest.id, stage)} replace>{t`查看评审进度`}</Link>
          </Button>
        }
      >
        {refusal}
      </Alert>
    );
  }
  // whoever will never assign is not told when they can
  if (contest.state.code === 'REGISTERING' && !contest.readonly && can('assignment.propose')) {
    const end = deadlineOf(contest.registrationEnd);
    return (
      <Alert tone="info" title={t`报名中，还会有项目进来`}>
        {refusal ?? t`报名于 ${end} 截止，之后在这里分配评委`}
      </Alert>
    );
  }
  if (sheetCount > 0) return <StartReview contestId={contest.id} stage={stage} />;
  return refusal === null ? null : (
    <Alert tone="warning" title={t`现在不能分配评委`}>
      {refusal}
    </Alert>
  );
}
