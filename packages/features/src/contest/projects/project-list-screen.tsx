import { isAllowed, ListFilters, NameLink, refusalOf } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, projectFields, projectModel, projectStateNames } from '@saiwu/openapi';
import { Badge, Button, EmptyState, PageStack, Select, StateDot, useIsPhone } from '@saiwu/ui';
import { useMemo, useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineResource } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useCan } from '../../lib/api/access.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import type { ContestDetail, Project } from '../answers.ts';
import { CollegeFigures } from '../decisions/college-figures.tsx';
import { DecideChosen } from '../decisions/decide-chosen.tsx';
import { RecommendButton } from '../decisions/recommend-button.tsx';
import { ExtendDialog } from '../deadlines/extend-dialog.tsx';
import { ExtendProjects } from '../deadlines/extend-projects.tsx';
import { ContestPage } from '../place/contest-page.tsx';
import { PartHead } from '../place/part-head.tsx';
import { projectTones } from '../../lib/contest/tones.ts';
import { useMapExports } from '../sheets/use-map-exports.tsx';
import { Ineligible } from './ineligible.tsx';
import { ProjectImportDialog } from './project-import-dialog.tsx';

const projects = defineResource('project', {
  title: msg`项目`,
  labels: { ...projectFields, state: msg`状态` },
  nameOf: (project) => project.title,
  // one at a time and with a reason: on its own page
  acts: { remove: null },
  model: projectModel,
});

const col = columnsOf(projects);

const columns = [
  col.code('number', { width: '112px' }),
  col.custom(
    'title',
    projectFields.title,
    ({ id, contestId, title, ineligible }) => (
      <span className="flex min-w-0 items-center gap-2 max-md:flex-wrap">
        <span className="truncate max-md:whitespace-normal">
          <NameLink to={generatePath(consolePaths.project, { id: contestId, projectId: id })}>{title}</NameLink>
        </span>
        <Ineligible reasons={ineligible} />
      </span>
    ),
    { isSortable: true, priority: 1, minWidth: '176px', value: (row) => row.title },
  ),
  col.custom('track', projectFields.track, ({ track }) => <Badge>{track}</Badge>, { width: '112px', minWidth: '96px', isSortable: true }),
  col.text('collegeLabel', { width: '160px', minWidth: '96px', isSortable: false }),
  col.text('leaderName', { width: '96px' }),
  col.code('leaderPhone', { isSortable: false, priority: 3 }),
  col.custom('state', projects.labels.state, ({ state }) => <StateDot tone={projectTones[state.code]}>{state.desc}</StateDot>, {
    width: '96px',
    isState: true,
    isSortable: true,
  }),
];

/** A contest's projects. */
export function ProjectListScreen() {
  return <ContestPage open="projects">{(contest) => <Projects contest={contest} />}</ContestPage>;
}

function Projects({ contest }: { contest: ContestDetail }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const can = useCan();
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const { id, tracks, actions } = contest;
  const fixed = useMemo(() => ({ contestId: id }), [id]);
  const listed = useList(projects, { fixed });
  const { exportsOf, dialog: exporting } = useMapExports(id);
  const list = {
    ...listed,
    source: {
      ...listed.source,
      canExport: can('project.exportSheet'),
      moreExports: ({ filters }: typeof listed.match, total: number) => exportsOf(filters, total),
    },
  };
  const [extending, setExtending] = useState<Project | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const refusal = refusalOf(actions, 'import');
  const canImport = can('project.import');
  const canExtend = can('contest.extend') && isAllowed(actions, 'extend');
  const canDecide = can('project.accept') || can('project.return') || can('project.reject');
  const bulkActs = () => (
    <>
      {canDecide && <DecideChosen contest={contest} list={list} />}
      {canExtend && <ExtendProjects contest={contest} list={list} />}
    </>
  );
  return (
    <PageStack>
      {!isPhone && <CollegeFigures contestId={id} />}
      {canImport && refusal !== null && !isPhone && <PartHead description={refusal} />}
      <ResourceTable
        list={list}
        columns={columns}
        filters={
          <ListFilters
            list={list}
            renderMore={(field) => (
              <>
                {field.text('title')}
                {field.text('number')}
                {field.text('leaderName')}
              </>
            )}
          >
            {(field) => (
              <>
                {field.choice('track', (own) => (
                  <Select {...own} options={tracks.map((track) => ({ value: track, label: track }))} />
                ))}
                {field.choice('state', (own) => (
                  <Select {...own} options={optionsOf(projectStateNames)} />
                ))}
              </>
            )}
          </ListFilters>
        }
        bulkActs={canExtend || canDecide ? bulkActs : undefined}
        rowActs={(project) => [
          { key: 'open', label: t`查看`, onSelect: () => void navigate(generatePath(consolePaths.project, { id, projectId: project.id })) },
          ...(canExtend ? [{ key: 'extend', label: t({ message: '延期', context: '动作' }), onSelect: () => setExtending(project) }] : []),
        ]}
        empty={
          <EmptyState
            title={t`还没有项目`}
            description={refusal ?? t`先下载模板填好，再一次导入；每个填错的格子都会标出来`}
            action={
              canImport &&
              refusal === null && (
                <Button variant="solid" onClick={() => setIsImporting(true)}>
                  {t`导入项目`}
                </Button>
              )
            }
          />
        }
      />
      {/* on a phone the projects come first */}
      {isPhone && <CollegeFigures contestId={id} />}
      {canImport && refusal !== null && isPhone && <PartHead description={refusal} />}
      <RecommendButton contest={contest} />
      {exporting}
      {extending && <ExtendDialog contest={contest} project={extending} onClose={() => setExtending(null)} />}
      {isImporting && <ProjectImportDialog contest={contest} onClose={() => setIsImporting(false)} />}
    </PageStack>
  );
}
