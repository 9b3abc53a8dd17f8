import { ListFilters } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { projectFields, stageProjectModel } from '@saiwu/openapi';
import { Select } from '@saiwu/ui';
import { useMemo } from 'react';
import { columnsOf } from '../crud/columns.tsx';
import { ResourceTable } from '../crud/resource-table.tsx';
import { defineList } from '../crud/resource.ts';
import { useList } from '../crud/use-list.ts';
import { ProjectLink } from './project-link.tsx';
import { SheetProgress } from './sheet-progress.tsx';
import { StageJudges } from './stage-judges.tsx';

const stageProjects = defineList('stage.projects', {
  title: msg({ message: '项目', context: '一个' }),
  labels: {
    number: projectFields.number,
    title: projectFields.title,
    track: projectFields.track,
    collegeLabel: projectFields.collegeLabel,
    isComplete: msg`评分表`,
  },
  keyOf: (row) => row.projectId,
  nameOf: (row) => row.title,
  firstSort: { key: 'number', order: 'asc' },
  model: stageProjectModel,
});

const col = columnsOf(stageProjects);
const columns = [
  col.code('number', { width: '112px' }),
  col.custom('title', stageProjects.labels.title, (row) => <ProjectLink projectId={row.projectId} title={row.title} />, {
    priority: 1,
    minWidth: '176px',
    value: (row) => row.title,
  }),
  col.text('track', { width: '112px', minWidth: '96px', priority: 3, isSortable: false }),
  col.text('collegeLabel', { width: '150px', minWidth: '96px', priority: 3, isSortable: false }),
  col.custom('judges', msg({ message: '评委', context: '多位' }), ({ judges }) => <StageJudges judges={judges} />, {
    width: '248px',
    minWidth: '144px',
  }),
  col.custom(
    'progress',
    stageProjects.labels.isComplete,
    ({ submittedCount, sheetCount }) => (sheetCount === 0 ? null : <SheetProgress submitted={submittedCount} total={sheetCount} />),
    { width: '176px' },
  ),
];

/** A stage's projects, each with its judges and the state of their sheets. */
export function StageProjectTable({
  stageId,
  tracks,
  heading,
}: {
  stageId: string;
  tracks: readonly string[];
  heading: string | undefined;
}) {
  const { t } = useLingui();
  const fixed = useMemo(() => ({ stageId }), [stageId]);
  const list = useList(stageProjects, { fixed, firstSize: 20 });
  const filters = (
    <ListFilters list={list}>
      {(field) => (
        <>
          {field.choice('track', (own) => (
            <Select {...own} options={tracks.map((one) => ({ value: one, label: one }))} />
          ))}
          {field.choice('isComplete', (own) => (
            <Select
              {...own}
              options={[
                { value: 'false', label: t`未交齐` },
                { value: 'true', label: t`已交齐` },
              ]}
            />
          ))}
        </>
      )}
    </ListFilters>
  );
  return <ResourceTable list={list} columns={columns} heading={heading} filters={filters} caption={t`项目与评分表`} />;
}
