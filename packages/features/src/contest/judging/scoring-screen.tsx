import { Loaded, useTabTitle } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Button, PageHeader, PageStack, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { generatePath, Link, useParams } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import type { JudgingDetail } from '../answers.ts';
import { useDeadline } from '../../lib/language/deadline.tsx';
import { assignmentTones } from '../../lib/contest/tones.ts';
import { ProjectPanel } from './project-panel.tsx';
import { ScoreSheet } from './score-sheet.tsx';

/** A project beside the caller's score sheet, in view while the sheet scrolls; on a phone the sheet stands under it. */
export function ScoringScreen() {
  const { stageId = '', projectId = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('judging.get', { path: { stageId, projectId } }));
  useTabTitle(query.data?.project.title);
  return (
    <Loaded isPage query={query}>
      {(detail) => <Scoring key={`${stageId}-${projectId}`} detail={detail} />}
    </Loaded>
  );
}

function Scoring({ detail }: { detail: JudgingDetail }) {
  const { t } = useLingui();
  const deadlineOf = useDeadline();
  const { stageId, contestTitle, project, state, position, listLength, previousProjectId, nextProjectId } = detail;
  const deadline = deadlineOf(detail.reviewEnd);
  return (
    <PageStack>
      <PageHeader
        title={project.title}
        state={<StateDot tone={assignmentTones[state.code]}>{state.desc}</StateDot>}
        description={t`${contestTitle}，${deadline} 截止`}
        actions={
          <nav aria-label={t`上一个和下一个项目`} className="flex items-center gap-2">
            <Step stageId={stageId} projectId={previousProjectId} isBack />
            <Link
              className="rounded-control px-2 tabular-nums focus-ring hover:text-theme-text"
              to={generatePath(consolePaths.judgingStage, { stageId })}
              title={t`返回项目列表`}
            >
              {position} / {listLength}
            </Link>
            <Step stageId={stageId} projectId={nextProjectId} isBack={false} />
          </nav>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(24rem,30rem)]">
        <div className="min-w-0 lg:sticky lg:top-0">
          <ProjectPanel detail={detail} />
        </div>
        <ScoreSheet detail={detail} />
      </div>
    </PageStack>
  );
}

/** Goes on in the same tab: one tab for a list of sheets, not one each. */
function Step({ stageId, projectId, isBack }: { stageId: string; projectId: string | null; isBack: boolean }) {
  const { t } = useLingui();
  const words = (
    <>
      {isBack && <ChevronLeft aria-hidden />}
      {isBack ? t`上一个` : t`下一个`}
      {!isBack && <ChevronRight aria-hidden />}
    </>
  );
  if (projectId === null) {
    return (
      <Button variant="outline" disabled>
        {words}
      </Button>
    );
  }
  return (
    <Button variant="outline" asChild>
      <Link replace to={generatePath(consolePaths.judgingProject, { stageId, projectId })}>
        {words}
      </Link>
    </Button>
  );
}
