import { Card, EmptyState, PageHeader, PageStack, Select, type Column, type MenuItem } from '@saiwu/ui';
import { consolePaths, jobStateNames, jobStates } from '@saiwu/openapi';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { generatePath, Link, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { pagingFields, QueriedTable } from '../../crud/queried-table.tsx';
import { useApi } from '../../lib/api.tsx';
import { useUrlState } from '../../lib/url-state.ts';
import { useOptions } from '../../lib/use-options.ts';
import { JobState } from './job-state.tsx';
import { nameOf, useJobActs } from './use-job-acts.ts';
import { isOver, type Job } from './use-job.ts';

/** The reader's own jobs, the newest first. */
export function JobListScreen() {
  const { t } = useLingui();
  const { queryOf } = useApi();
  const navigate = useNavigate();
  const acts = useJobActs();
  const columns = useColumns();
  const optionsOf = useOptions();
  const [{ page, size, state }, setState] = useUrlState(address);
  const query = useQuery({
    ...queryOf('job.page', { body: { model: state === undefined ? {} : { state }, size, current: page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.records.every(isOver) === false ? 5000 : false),
    meta: { isBackground: true },
  });

  function actsOf(job: Job): MenuItem[] {
    const all: (MenuItem | false)[] = [
      { key: 'view', label: t`查看`, onSelect: () => void navigate(generatePath(consolePaths.job, { id: job.id })) },
      job.file !== null && { key: 'save', label: t`下载`, onSelect: () => acts.save(job) },
      !isOver(job) && { key: 'cancel', label: t`取消任务`, isDanger: true, onSelect: () => void acts.cancel(job) },
    ];
    return all.filter((act) => act !== false);
  }

  return (
    <PageStack>
      <PageHeader
        title={t`我的任务`}
        description={t`导出等较长的工作在后台进行，结果保留 7 天`}
        actions={
          <Select
            className="w-40"
            aria-label={t`状态`}
            placeholder={t`全部状态`}
            options={optionsOf(jobStateNames)}
            value={state}
            onValueChange={(next) => setState({ state: next, page: 1 })}
            onClear={() => setState({ state: undefined, page: 1 })}
          />
        }
      />
      <Card isPadded={false}>
        <QueriedTable
          caption={t`我的任务`}
          columns={columns}
          query={query}
          page={page}
          size={size}
          onPaging={setState}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              title={state === undefined ? t`还没有任务` : t`没有符合条件的任务`}
              description={t`在列表里选“导出”、“全部导出（后台）”就会出现一个`}
            />
          }
          rowActions={actsOf}
        />
      </Card>
    </PageStack>
  );
}

const address = z.object({
  ...pagingFields,
  state: z.enum(jobStates).optional(),
});

function useColumns(): Column<Job>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'label',
      title: t`任务`,
      priority: 1,
      cell: (job) => (
        <Link to={generatePath(consolePaths.job, { id: job.id })} className="rounded-small focus-ring hover:underline">
          {nameOf(job)}
        </Link>
      ),
    },
    { key: 'name', title: t`任务类型`, value: ({ name }) => name.desc, width: '160px', priority: 3 },
    { key: 'state', title: t`状态`, cell: (job) => <JobState job={job} />, width: '112px' },
    {
      key: 'done',
      title: t`进度`,
      align: 'right',
      value: ({ done, total }) => (total === null ? '' : `${i18n.number(done)} / ${i18n.number(total)}`),
      width: '160px',
    },
    { key: 'createTime', title: t`创建时间`, cell: ({ createTime }) => <Minute time={createTime} />, width: '160px' },
    { key: 'finishTime', title: t`结束时间`, cell: ({ finishTime }) => finishTime && <Minute time={finishTime} />, width: '160px' },
  ];
}

function Minute({ time }: { time: string }) {
  return <span className="whitespace-nowrap tabular-nums">{time.slice(0, 16)}</span>;
}
