import { ListFilters, NameLink } from '@saiwu/admin';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, jobModel, jobStateNames, jobStates } from '@saiwu/openapi';
import { EmptyState, PageHeader, PageStack, Select, type MenuItem } from '@saiwu/ui';
import { generatePath, useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineResource } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { JobState } from './job-state.tsx';
import { nameOf, useJobActs } from './use-job-acts.ts';
import { isOver, type Job } from './use-job.ts';

const jobs = defineResource('job', {
  title: msg`任务`,
  labels: { label: msg`任务`, name: msg`任务类型`, state: msg`状态`, createTime: msg`创建时间`, finishTime: msg`结束时间` },
  nameOf,
  firstSort: null,
  acts: { export: null },
  model: jobModel.extend({ state: z.enum(jobStates) }),
});

const col = columnsOf(jobs);
const columns = [
  col.custom('label', jobs.title, (job) => <JobLink job={job} />, { priority: 1, minWidth: '160px', value: nameOf }),
  col.word('name', { width: '144px', minWidth: '104px', priority: 3, isSortable: false }),
  col.custom('state', jobs.labels.state, (job) => <JobState job={job} />, {
    width: '112px',
    isState: true,
    value: ({ state }) => state.desc,
  }),
  col.custom('done', msg`进度`, progress, { align: 'right', width: '144px', minWidth: '104px', value: progress }),
  col.second('createTime', { isSortable: false }),
  col.second('finishTime', { isSortable: false, priority: 3 }),
];

/** The reader's own jobs, the newest first. */
export function JobListScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const acts = useJobActs();
  const optionsOf = useOptions();
  const list = useList(jobs, { firstSize: 20, refetchAfter: (rows) => (rows.every(isOver) ? false : 5000) });

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
      <PageHeader title={t`我的任务`} description={t`导出等较长的工作在后台进行，结果保留 7 天`} />
      <ResourceTable
        list={list}
        columns={columns}
        caption={t`我的任务`}
        filters={
          <ListFilters list={list}>
            {(field) => field.choice('state', (own) => <Select {...own} options={optionsOf(jobStateNames)} />)}
          </ListFilters>
        }
        empty={<EmptyState title={t`还没有任务`} description={t`在列表里选「导出」、「全部导出（后台）」就会出现一个`} />}
        rowActs={actsOf}
      />
    </PageStack>
  );
}

function JobLink({ job }: { job: Job }) {
  return <NameLink to={generatePath(consolePaths.job, { id: job.id })}>{nameOf(job)}</NameLink>;
}

function progress({ done, total }: Job): string {
  return total === null ? '' : `${i18n.number(done)} / ${i18n.number(total)}`;
}
