import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, projectFields } from '@saiwu/openapi';
import { EmptyState, FilterBar, Input, Select } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, Link, useParams } from 'react-router-dom';
import { z } from 'zod';
import type { ListColumn } from '../crud/columns.tsx';
import { useCan } from '../lib/access.ts';
import { useApi } from '../lib/api.tsx';
import { useUrlState } from '../lib/url-state.ts';
import type { StageProject } from './answers.ts';
import { pagingFields, QueriedTable } from '../crud/queried-table.tsx';
import { SheetProgress } from './sheet-progress.tsx';
import { StageJudges } from './stage-judges.tsx';

const columns: ListColumn<StageProject>[] = [
  {
    key: 'number',
    title: projectFields.number,
    cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
    width: '112px',
  },
  {
    key: 'title',
    title: msg({ message: '项目', context: '一个' }),
    cell: ({ projectId, title }) => <ProjectLink projectId={projectId} title={title} />,
    priority: 1,
  },
  { key: 'track', title: projectFields.track, cell: ({ track }) => track, width: '112px', priority: 3 },
  { key: 'collegeLabel', title: projectFields.collegeLabel, cell: ({ collegeLabel }) => collegeLabel, width: '150px', priority: 3 },
  {
    key: 'judges',
    title: msg({ message: '评委', context: '多位' }),
    cell: ({ judges }) => <StageJudges judges={judges} />,
    width: '248px',
  },
  {
    key: 'progress',
    title: msg`评分表`,
    cell: ({ submittedCount, sheetCount }) => (sheetCount === 0 ? null : <SheetProgress submitted={submittedCount} total={sheetCount} />),
    width: '176px',
  },
];

const schema = z.object({
  ...pagingFields,
  title: z.string().default(''),
  track: z.string().default(''),
  complete: z.enum(['', 'yes', 'no']).default(''),
});

/** A stage's projects, each with its judges and the state of their sheets. */
export function StageProjectTable({ stageId, tracks }: { stageId: string; tracks: readonly string[] }) {
  const { t, i18n } = useLingui();
  const { queryOf } = useApi();
  const [{ page, size, title, track, complete }, setState] = useUrlState(schema);
  const [typed, setTyped] = useState(title);
  const model = {
    stageId,
    title: title || undefined,
    track: track || undefined,
    isComplete: complete === '' ? undefined : complete === 'yes',
  };
  const query = useQuery({
    ...queryOf('stage.projects', { body: { model, size, current: page, sort: 'number', order: 'ascending', extra: {} } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="p-4">
        <FilterBar
          onSearch={() => setState({ title: typed, page: 1 })}
          onReset={() => {
            setTyped('');
            setState({ title: '', track: '', complete: '', page: 1 });
          }}
        >
          <Input aria-label={t`项目名称`} placeholder={t`项目名称`} value={typed} onValueChange={setTyped} />
          <Select
            aria-label={t`赛道`}
            placeholder={t`赛道`}
            value={track}
            onValueChange={(next) => setState({ track: next, page: 1 })}
            onClear={() => setState({ track: '', page: 1 })}
            options={tracks.map((one) => ({ value: one, label: one }))}
          />
          <Select<'yes' | 'no'>
            aria-label={t`评分表`}
            placeholder={t`评分表`}
            value={complete}
            onValueChange={(next) => setState({ complete: next, page: 1 })}
            onClear={() => setState({ complete: '', page: 1 })}
            options={[
              { value: 'no', label: t`未交齐` },
              { value: 'yes', label: t`已交齐` },
            ]}
          />
        </FilterBar>
      </div>
      <QueriedTable
        caption={t`项目与评分表`}
        query={query}
        page={page}
        size={size}
        onPaging={setState}
        rowKey={({ projectId }) => projectId}
        empty={<EmptyState title={t`没有符合条件的项目`} />}
        columns={columns.map((column) => ({ ...column, title: i18n._(column.title) }))}
      />
    </>
  );
}

/** The project by its title; opens it for those who may. Both tables stand under `/contests/:id`. */
function ProjectLink({ projectId, title }: { projectId: string; title: string }) {
  const { id } = useParams();
  const can = useCan();
  if (id === undefined || !can('project.get')) return title;
  return (
    <Link className="font-medium hover:text-theme-text" to={generatePath(consolePaths.project, { id, projectId })}>
      {title}
    </Link>
  );
}
