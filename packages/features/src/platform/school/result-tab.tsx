import { ListFilters } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, linkTo, sealedResultModel } from '@saiwu/openapi';
import { EmptyState } from '@saiwu/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';

const results = defineList('result.sealed', {
  title: msg({ message: '项目', context: '一个' }),
  labels: {
    title: msg`项目名称`,
    number: msg`编号`,
    contestTitle: msg`大赛`,
    kind: msg`阶段`,
    rank: msg`名次`,
    score: msg`得分`,
    award: msg`奖项`,
    closedTime: msg`封存时间`,
  },
  keyOf: (row) => row.projectId,
  nameOf: (row) => row.title,
  firstSort: { key: 'closedTime', order: 'desc' },
  model: sealedResultModel.pick({ keyword: true }),
});

const col = columnsOf(results);
const columns = [
  col.name('title', { to: ({ contestId, projectId }) => linkTo(consolePaths.project, { id: contestId, projectId }) }),
  col.text('contestTitle', { width: '208px', minWidth: '120px', isSortable: false }),
  col.word('kind', { width: '88px', isSortable: false }),
  col.number('rank', { width: '80px' }),
  col.text('score', { width: '88px', isSortable: false }),
  col.text('award', { width: '112px', minWidth: '88px', isSortable: false }),
  col.code('number', { width: '144px', isSortable: false, priority: 3 }),
  col.time('closedTime', { priority: 3 }),
];

/** How the projects of a school or college were judged in all contests, as far as results are sealed. */
export function ResultTab({ type, id }: { type: 'school' | 'college'; id: string }) {
  const { t } = useLingui();
  const list = useList(results, { fixed: useMemo(() => (type === 'school' ? { schoolId: id } : { collegeId: id }), [type, id]) });
  return (
    <ResourceTable
      list={list}
      columns={columns}
      filters={<ListFilters list={list} />}
      empty={<EmptyState title={t`还没有结果`} description={t`大赛的评审结果封存后会出现在这里`} />}
    />
  );
}
