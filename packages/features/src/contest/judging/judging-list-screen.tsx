import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { assignmentStateNames, consolePaths, projectFields } from '@saiwu/openapi';
import { Card, EmptyState, Input, PageHeader, PageStack, Select, StateDot, FilterBar } from '@saiwu/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { generatePath, Link, useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import type { ListColumn } from '../../crud/columns.tsx';
import { useApi } from '../../lib/api.tsx';
import { useUrlState } from '../../lib/url-state.ts';
import type { AssignmentState, JudgingProject } from '../answers.ts';
import { pagingFields, QueriedTable } from '../../crud/queried-table.tsx';
import { SheetProgress } from '../sheet-progress.tsx';
import { minutes } from '../show.ts';
import { assignmentTones, stageTones } from '../tones.ts';

const columns: ListColumn<JudgingProject>[] = [
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
  { key: 'track', title: projectFields.track, cell: ({ track }) => track, width: '140px' },
  {
    key: 'state',
    title: msg`状态`,
    cell: ({ state }) => <StateDot tone={assignmentTones[state.code]}>{state.desc}</StateDot>,
    width: '110px',
  },
  { key: 'total', title: msg`总分`, cell: ({ total }) => total, align: 'right', width: '90px' },
  { key: 'submittedTime', title: msg`提交时间`, cell: ({ submittedTime }) => minutes(submittedTime), width: '150px' },
];

/** The states a judge's own sheet can be in; those taken away are not on the list. */
const ownStates = ['ASSIGNED', 'DRAFTING', 'SUBMITTED'] as const satisfies readonly AssignmentState[];

const schema = z.object({ ...pagingFields, title: z.string().default(''), state: z.enum(['', ...ownStates]).default('') });

/** A judge's own projects of a stage, with how far each sheet is. */
export function JudgingListScreen() {
  const { t, i18n } = useLingui();
  const { stageId = '' } = useParams();
  const navigate = useNavigate();
  const { queryOf } = useApi();
  const [{ page, size, title, state }, setState] = useUrlState(schema);
  const [typed, setTyped] = useState(title);
  const stage = useQuery(queryOf('judging.stages')).data?.find((one) => one.stageId === stageId);
  const model = { title: title || undefined, state: state || undefined };
  const query = useQuery({
    ...queryOf('judging.page', {
      path: { id: stageId },
      body: { model, size, current: page, sort: 'number', order: 'ascending', extra: {} },
    }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = title !== '' || state !== '';
  const deadline = minutes(stage?.reviewEnd);
  const stageName = stage?.kind.desc ?? '';
  if (query.data === undefined && isApiError(query.error) && query.error.kind === 'notFound')
    return <EmptyState drawing="search" heading="h1" title={t`没有找到`} description={t`可能已经删除，或者不在你能看的范围里`} />;
  return (
    <PageStack>
      <PageHeader
        title={stage?.contestTitle ?? t`待评项目`}
        state={stage && <StateDot tone={stageTones[stage.state.code]}>{stage.state.desc}</StateDot>}
        description={stage && t`${stageName}，${deadline} 截止`}
        actions={stage && <SheetProgress className="min-h-control w-56" submitted={stage.submittedCount} total={stage.sheetCount} />}
      />
      <FilterBar
        onSearch={() => setState({ title: typed, page: 1 })}
        onReset={() => {
          setTyped('');
          setState({ title: '', state: '', page: 1 });
        }}
      >
        <Input aria-label={t`项目名称`} placeholder={t`项目名称`} value={typed} onValueChange={setTyped} />
        <Select
          aria-label={t`状态`}
          placeholder={t`状态`}
          value={state}
          onValueChange={(next) => setState({ state: next, page: 1 })}
          onClear={() => setState({ state: '', page: 1 })}
          options={ownStates.map((one) => ({ value: one, label: i18n._(assignmentStateNames[one]) }))}
        />
      </FilterBar>
      <Card isPadded={false}>
        <QueriedTable
          caption={t`待评项目`}
          query={query}
          page={page}
          size={size}
          onPaging={setState}
          rowKey={({ projectId }) => projectId}
          empty={
            isFiltered ? (
              <EmptyState title={t`没有符合条件的项目`} />
            ) : (
              <EmptyState title={t`还没有要评的项目`} description={t`评审开始后，分给你的项目会出现在这里`} />
            )
          }
          rowActions={({ projectId, state: { code } }) => [
            {
              key: 'score',
              label: code === 'SUBMITTED' ? t`查看` : t`评分`,
              onSelect: () => void navigate(generatePath(consolePaths.judgingProject, { stageId, projectId })),
            },
          ]}
          columns={columns.map((column) => ({ ...column, title: i18n._(column.title) }))}
        />
      </Card>
    </PageStack>
  );
}

function ProjectLink({ projectId, title }: { projectId: string; title: string }) {
  const { stageId = '' } = useParams();
  return (
    <Link className="font-medium hover:text-theme-text" to={generatePath(consolePaths.judgingProject, { stageId, projectId })}>
      {title}
    </Link>
  );
}
