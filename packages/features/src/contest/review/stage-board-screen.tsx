import { isNamed, Loaded, refusalOf, useTabTitle } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, stageStateNames } from '@saiwu/openapi';
import { Alert, Button, EmptyState, PageHeader, PageStack, Progress, StateDot, StatCard, Steps } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, Link, useNavigate, useParams } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import type { Contest, StageDetail } from '../answers.ts';
import { boardPath } from '../board-path.ts';
import { minutes } from '../../lib/language/show.ts';
import { StageProjectTable } from '../stage-project-table.tsx';
import { stageTones } from '../tones.ts';
import { useChosenStage } from '../use-chosen-stage.ts';
import { CloseDialog } from './close-dialog.tsx';
import { MissingSheets } from './missing-sheets.tsx';
import { isPhase, levelOf, phaseOf, phases, stateOf } from './phase.ts';

/** A stage under review, at the phase it is really in. */
export function StageBoardScreen() {
  const { id = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('contest.get', { path: { id } }));
  useTabTitle(query.data?.title);
  return (
    <Loaded isPage query={query}>
      {(contest) => <ChosenBoard contest={contest} />}
    </Loaded>
  );
}

function ChosenBoard({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const { level = '', phase } = useParams();
  const [chosen] = useChosenStage(contest);
  const found = contest.stages.find(({ id }) => id === chosen) ?? contest.stages.find(({ kind }) => levelOf(kind.code) === level);
  if (found === undefined) return <EmptyState title={t`这个大赛没有这个阶段`} action={<BackToContests />} />;
  return <Board key={found.id} stageId={found.id} phase={phase} />;
}

function BackToContests() {
  const { t } = useLingui();
  return (
    <Button variant="outline" asChild>
      <Link to={consolePaths.contests}>{t`回到大赛列表`}</Link>
    </Button>
  );
}

const minute = 60_000;

function Board({ stageId, phase }: { stageId: string; phase: string | undefined }) {
  const { queryOf } = useApi();
  const query = useQuery({
    ...queryOf('stage.get', { path: { id: stageId } }),
    refetchInterval: ({ state }) => (state.data?.state.code === 'IN_REVIEW' ? minute : false),
  });
  return (
    <Loaded isPage query={query}>
      {(stage) => <StageBoard stage={stage} phase={phase} />}
    </Loaded>
  );
}

function StageBoard({ stage, phase }: { stage: StageDetail; phase: string | undefined }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [isClosing, setIsClosing] = useState(false);
  const { contestId, contestTitle, kind, state, submittedCount, sheetCount, projectCount, tracks } = stage;
  const current = phaseOf(state.code);
  const stageName = kind.desc;
  const stateName = state.desc;
  const askedState = isPhase(phase) ? i18n._(stageStateNames[stateOf(phase)]) : '';
  return (
    <PageStack>
      <PageHeader
        title={t`${contestTitle}：${stageName}评审`}
        state={<StateDot tone={stageTones[state.code]}>{state.desc}</StateDot>}
        actions={<BoardActs stage={stage} onClose={() => setIsClosing(true)} />}
      />
      {isPhase(phase) && phase !== current && (
        <Alert
          tone="info"
          title={t`这个阶段现在是“${stateName}”`}
          actions={
            <Button variant="outline" size="small" asChild>
              <Link to={boardPath(contestId, { id: stage.id, kind: kind.code, state: state.code })}>{t`打开当前进度的地址`}</Link>
            </Button>
          }
        >
          {t`打开的地址属于“${askedState}”，下面显示的是现在的情况`}
        </Alert>
      )}
      <Steps
        label={t`阶段进度`}
        current={current}
        steps={phases.map((one) => ({ key: one, title: i18n._(stageStateNames[stateOf(one)]) }))}
      />
      <StageNumbers stage={stage} />
      {state.code === 'SCORED' && (
        <Alert tone="success" title={t`评分表已交齐`}>
          {t`结束评审后，计算并封存 ${projectCount} 个项目的得分和名次`}
        </Alert>
      )}
      {state.code === 'IN_REVIEW' && submittedCount < sheetCount && <MissingSheets stageId={stage.id} />}
      <StageProjectTable stageId={stage.id} tracks={tracks} heading={t`项目`} />
      {isClosing && (
        <CloseDialog
          stage={stage}
          onClose={() => setIsClosing(false)}
          onClosed={() => void navigate(generatePath(consolePaths.results, { id: contestId }))}
        />
      )}
    </PageStack>
  );
}

function StageNumbers({ stage }: { stage: StageDetail }) {
  const { t } = useLingui();
  const { submittedCount, sheetCount, projectCount, judgesPerProject, reviewStart, reviewEnd, closedTime } = stage;
  const open = sheetCount - submittedCount;
  const start = minutes(reviewStart);
  const end = minutes(reviewEnd);
  return (
    <section aria-label={t`评审数量`} className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
      <StatCard
        label={t`已提交评分表`}
        value={`${submittedCount} / ${sheetCount}`}
        note={
          <span className="flex items-center gap-3">
            <Progress className="flex-1" value={submittedCount} max={Math.max(1, sheetCount)} label={t`已提交评分表`} />
            {open > 0 ? t`还差 ${open} 份` : sheetCount > 0 && t`已交齐`}
          </span>
        }
      />
      <StatCard label={t`项目`} value={projectCount} note={t`每个项目 ${judgesPerProject} 位评委`} />
      {closedTime === null ? (
        <StatCard label={t`评审截止`} value={<span className="text-xl">{end}</span>} note={t`${start} 开始`} />
      ) : (
        <StatCard label={t`评审结束`} value={<span className="text-xl">{minutes(closedTime)}</span>} note={t`${end} 截止`} />
      )}
    </section>
  );
}

/** The acts that the stage's phase offers. */
function BoardActs({ stage, onClose }: { stage: StageDetail; onClose: () => void }) {
  const { t } = useLingui();
  const can = useCan();
  const { state, contestId, actions } = stage;
  if (state.code === 'CLOSED') {
    return (
      can('result.page') && (
        <Button variant="solid" asChild>
          <Link to={generatePath(consolePaths.results, { id: contestId })}>{t`查看评审结果`}</Link>
        </Button>
      )
    );
  }
  if (state.code === 'NOT_STARTED') {
    return (
      can('assignment.propose') && (
        <Button variant="solid" asChild>
          <Link to={generatePath(consolePaths.assignments, { id: contestId })}>{t`分配评委并开始`}</Link>
        </Button>
      )
    );
  }
  const refusal = refusalOf(actions, 'close');
  return (
    can('stage.close') &&
    isNamed(actions, 'close') && (
      <Button variant={state.code === 'SCORED' ? 'solid' : 'outline'} title={refusal ?? undefined} onClick={onClose}>
        {t`结束评审`}
      </Button>
    )
  );
}
