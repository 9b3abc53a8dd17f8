import { Loaded } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { stageStateNames } from '@saiwu/openapi';
import { Alert, EmptyState, PageStack, StateDot, Steps, useIsPhone } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import type { Contest, StageDetail } from '../answers.ts';
import { boardOf } from '../board-path.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { minutes } from '../../lib/language/show.ts';
import { ContestPage } from '../place/contest-page.tsx';
import { PartHead } from '../place/part-head.tsx';
import { StagePicker } from '../stage-picker.tsx';
import { StageProjectTable } from '../stage-project-table.tsx';
import { stageTones } from '../../lib/contest/tones.ts';
import { useChosenStage } from '../use-chosen-stage.ts';
import { WaitingStage } from '../waiting-stage.tsx';
import { MissingSheets } from './missing-sheets.tsx';
import { SealedCard } from './sealed-card.tsx';
import { ShortNumbers } from './short-numbers.tsx';
import { StageNumbers } from './stage-numbers.tsx';
import { levelOf, phaseOf, phases, stateOf, type Phase } from './phase.ts';

/** A stage under review, at the phase it is really in. */
export function StageBoardScreen() {
  return <ContestPage open="review">{(contest) => <ChosenBoard contest={contest} />}</ContestPage>;
}

/** An address of another level or phase leads to the right one, as long as there is a stage at all. */
function ChosenBoard({ contest }: { contest: Contest }) {
  const { t } = useLingui();
  const { level = '', phase = '' } = useParams();
  const [chosen] = useChosenStage(contest);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { stages } = contest;
  const found = stages.find(({ id }) => id === chosen) ?? stages.find(({ kind }) => levelOf(kind.code) === level) ?? stages[0];
  if (found === undefined) return <EmptyState title={t`还没有评审阶段`} description={t`先在大赛里设置评审阶段`} />;
  const isRight = levelOf(found.kind.code) === level && phaseOf(found.state.code) === phase;
  const board = (
    <Board
      key={`${found.id} ${level} ${phase}`}
      stageId={found.id}
      elsewhere={isRight ? null : boardOf(contest.id, found) + filtersIn(search)}
    />
  );
  if (stages.length === 1) return board;
  const show = (id: string) => {
    const next = stages.find((stage) => stage.id === id);
    if (next !== undefined) void navigate(boardOf(contest.id, next), { replace: true });
  };
  return (
    <PageStack>
      <PartHead
        state={<StateDot tone={stageTones[found.state.code]}>{`${found.kind.desc} · ${found.state.desc}`}</StateDot>}
        acts={<StagePicker stages={stages} value={found.id} onChoose={show} />}
      />
      {board}
    </PageStack>
  );
}

/** What the address holds beside the stage. */
function filtersIn(search: URLSearchParams): string {
  const filters = new URLSearchParams(search);
  filters.delete('stage');
  const text = String(filters);
  return text === '' ? '' : `&${text}`;
}

const minute = 60_000;

/** Only who comes to a wrong address is led on: a stage that goes on while it is looked at takes nobody out of what they do. */
function Board({ stageId, elsewhere }: { stageId: string; elsewhere: string | null }) {
  const { queryOf } = useApi();
  const [wayOn] = useState(elsewhere);
  const query = useQuery({
    ...queryOf('stage.get', { path: { id: stageId } }),
    refetchInterval: ({ state }) => (state.data?.state.code === 'IN_REVIEW' ? minute : false),
  });
  if (wayOn !== null) return <Navigate to={wayOn} replace />;
  return (
    <Loaded query={query}>{(stage) => (stage.waitsFor === null ? <StageBoard stage={stage} /> : <WaitingStage stage={stage} />)}</Loaded>
  );
}

function StageBoard({ stage }: { stage: StageDetail }) {
  const { t, i18n } = useLingui();
  const deadlineOf = useDeadline();
  const { state, submittedCount, sheetCount, projectCount, tracks, reviewStart, reviewEnd } = stage;
  const isPhone = useIsPhone();
  const start = minutes(reviewStart);
  const end = deadlineOf(reviewEnd);
  const times: Partial<Record<Phase, string>> = { pending: t`${start} 开始`, running: t`${end} 截止` };
  const isOwing = state.code === 'IN_REVIEW' && submittedCount < sheetCount;
  return (
    <PageStack>
      <Steps
        label={t`阶段进度`}
        // the last phase is no work any more
        current={state.code === 'CLOSED' ? 'done' : phaseOf(state.code)}
        steps={phases.map((one) => ({ key: one, title: i18n._(stageStateNames[stateOf(one)]), description: times[one] }))}
        // on a phone the page's head says the same: the projects come first
        className="max-md:hidden"
      />
      {isPhone ? <ShortNumbers stage={stage} isOwing={isOwing} /> : <StageNumbers stage={stage} />}
      {state.code === 'SCORED' && (
        <Alert tone="success" title={t`评分表已交齐`}>
          {t`封存结果时计算 ${projectCount} 个项目的得分和名次，之后不能再改分`}
        </Alert>
      )}
      {state.code === 'CLOSED' && <SealedCard stage={stage} />}
      {isOwing && !isPhone && <MissingSheets stageId={stage.id} />}
      <StageProjectTable stageId={stage.id} tracks={tracks} heading={isPhone ? undefined : t`项目`} />
    </PageStack>
  );
}
