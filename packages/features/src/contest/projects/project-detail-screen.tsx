import { NameLink, RecordPage, useNeighbours } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { consolePaths } from '@saiwu/openapi';
import { Alert, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { generatePath, Navigate, useParams } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { partOf } from '../../lib/app/later.tsx';
import type { ProjectDetail } from '../answers.ts';
import type { DecisionAct } from '../decisions/decision.ts';
import { DecisionActs } from '../decisions/decision-acts.tsx';
import { DecisionCard } from '../decisions/decision-card.tsx';
import { EarlierDecision } from '../decisions/earlier-decision.tsx';
import { PlanReading } from '../plan/plan-reading.tsx';
import { AlikeNote } from '../radar/alike-note.tsx';
import { projectTones } from '../../lib/contest/tones.ts';
import { EntryContents } from './entry-contents.tsx';
import { LeaderNote } from './leader-note.tsx';
import { ProjectActs } from './project-acts.tsx';
import { ProjectFacts } from './project-facts.tsx';
import { ProjectHistory } from './project-history.tsx';
import { ProjectReview } from './project-review.tsx';
import { ProjectTeam } from './project-team.tsx';
import { reviewStanding } from './review-standing.ts';

/** One project: how it was judged, what it is about, who is behind it, what happened to it. */
export function ProjectDetailScreen() {
  const { id = '', projectId = '' } = useParams();
  const { t } = useLingui();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('project.get', { path: { id: projectId } }));
  const pathOf = useCallback((other: string) => generatePath(consolePaths.project, { id, projectId: other }), [id]);
  const [deciding, setDeciding] = useState<{ id: string; act: DecisionAct } | null>(null);
  const act = deciding?.id === projectId ? deciding.act : null;
  const neighbours = useNeighbours('project', projectId, pathOf);
  return (
    <RecordPage
      query={query}
      head={(project) => ({
        title: project.title,
        state: <StateDot tone={projectTones[project.state.code]}>{project.state.desc}</StateDot>,
        description: <Place project={project} />,
        acts: project.isImported ? (
          <ProjectActs project={project} />
        ) : (
          <DecisionActs project={project} open={act} onDecide={(chosen) => setDeciding({ id: projectId, act: chosen })} />
        ),
        neighbours,
      })}
    >
      {(project) => (
        <>
          {/* one project has one address, whatever contest a link names */}
          {project.contestId !== id && <Navigate to={generatePath(consolePaths.project, { id: project.contestId, projectId })} replace />}
          {project.ineligible.length > 0 && (
            <Alert tone="warning" title={t`不符合现在的参赛条件`}>
              {project.ineligible.join('；')}
            </Alert>
          )}
          <LeaderNote project={project} />
          <AlikeNote project={project} />
          <div
            className={
              act === null
                ? 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]'
                : 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]'
            }
          >
            <div className="flex min-w-0 flex-col gap-4">
              <DecisionCard review={project.review} />
              {act === null && <EarlierDecision review={project.review} />}
              {reviewStanding(project) === 'BEGUN' && <ProjectReview project={project} />}
              <ProjectFacts project={project} />
              {!project.isImported && (
                <>
                  <EntryContents review={project.review} />
                  {project.review.sections.length > 0 && <PlanReading contestId={project.contestId} projectId={project.id} />}
                </>
              )}
              {reviewStanding(project) === 'AHEAD' && <ProjectReview project={project} />}
            </div>
            {act !== null && <DecideForm key={project.id} project={project} act={act} onClose={() => setDeciding(null)} />}
            <div className={act === null ? 'flex min-w-0 flex-col gap-4' : 'flex min-w-0 flex-col gap-4 lg:hidden'}>
              <ProjectTeam project={project} />
              <ProjectHistory history={project.history} form={project.review} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** The contest it stands in, as the way up. */
function Place({ project: { contestId: id, contestTitle, number } }: { project: ProjectDetail }) {
  const can = useCan();
  return (
    <>
      {can('contest.get') ? (
        <NameLink isInText to={generatePath(consolePaths.contest, { id })}>
          {contestTitle}
        </NameLink>
      ) : (
        contestTitle
      )}
      {` · ${number}`}
    </>
  );
}

// most who read a project decide nothing
const DecideForm = partOf(async () => (await import('../decisions/decide-form.tsx')).DecideForm);
