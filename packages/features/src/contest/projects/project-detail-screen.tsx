import { RecordPage, useNeighbours } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import type { AnswerOf } from '@saiwu/api-client';
import { consolePaths, projectFields } from '@saiwu/openapi';
import { Badge, Card, DescriptionList, StateDot } from '@saiwu/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { generatePath, Link, Navigate, useParams } from 'react-router-dom';
import { useCan } from '../../lib/api/access.ts';
import { useApi } from '../../lib/api/api.tsx';
import { minutes } from '../../lib/language/show.ts';
import { projectTones } from '../tones.ts';

/** One project: what it is about and who is behind it. */
export function ProjectDetailScreen() {
  const { id = '', projectId = '' } = useParams();
  const { queryOf } = useApi();
  const query = useQuery(queryOf('project.get', { path: { id: projectId } }));
  const pathOf = useCallback((other: string) => generatePath(consolePaths.project, { id, projectId: other }), [id]);
  const neighbours = useNeighbours('project', projectId, pathOf);
  return (
    <RecordPage
      query={query}
      head={({ title, contestId, contestTitle, number, state }) => ({
        title,
        state: <StateDot tone={projectTones[state.code]}>{state.desc}</StateDot>,
        description: <Place contestId={contestId} contestTitle={contestTitle} number={number} />,
        neighbours,
      })}
    >
      {(project) => (
        <>
          {/* one project has one address, whatever contest a link names */}
          {project.contestId !== id && <Navigate to={generatePath(consolePaths.project, { id: project.contestId, projectId })} replace />}
          <About project={project} />
          <Team project={project} />
        </>
      )}
    </RecordPage>
  );
}

/** A project under review, as old addresses name it, is the same project. */
export function ReviewedProjectScreen() {
  const { id = '', projectId = '' } = useParams();
  return <Navigate to={generatePath(consolePaths.project, { id, projectId })} replace />;
}

type Project = AnswerOf<'project.get'>;

/** The contest it stands in, as the way up. */
function Place({ contestId: id, contestTitle, number }: Pick<Project, 'contestId' | 'contestTitle' | 'number'>) {
  const can = useCan();
  return (
    <>
      {can('contest.get') ? (
        <Link className="rounded-control text-theme-text underline" to={generatePath(consolePaths.contest, { id })}>
          {contestTitle}
        </Link>
      ) : (
        contestTitle
      )}
      {` · ${number}`}
    </>
  );
}

function About({ project: { number, track, schoolLabel, collegeLabel, summary, createTime, updateTime } }: { project: Project }) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`项目信息`}>
      <DescriptionList
        items={[
          { label: i18n._(projectFields.number), value: number },
          { label: i18n._(projectFields.track), value: <Badge>{track}</Badge> },
          { label: t`学校`, value: schoolLabel },
          { label: i18n._(projectFields.collegeLabel), value: collegeLabel },
          { label: t`简介`, value: summary, isWide: true },
          { label: t`创建时间`, value: minutes(createTime) },
          { label: t`更新时间`, value: minutes(updateTime) },
        ]}
      />
    </Card>
  );
}

function Team({ project: { leaderName, leaderPhone, members, advisors } }: { project: Project }) {
  const { t, i18n } = useLingui();
  const team = members.map(({ name, studentNumber }) => (studentNumber === null ? name : `${name}（${studentNumber}）`));
  return (
    <Card title={t`团队`}>
      <DescriptionList
        items={[
          { label: i18n._(projectFields.leaderName), value: leaderName },
          { label: i18n._(projectFields.leaderPhone), value: leaderPhone },
          { label: i18n._(projectFields.members), value: <Names names={team} />, isWide: true },
          { label: i18n._(projectFields.advisors), value: <Names names={advisors} />, isWide: true },
        ]}
      />
    </Card>
  );
}

function Names({ names }: { names: string[] }) {
  if (names.length === 0) return '—';
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
