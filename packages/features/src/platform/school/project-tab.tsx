import { ListFilters } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { consolePaths, linkTo, projectModel, projectStateNames } from '@saiwu/openapi';
import { EmptyState, Select } from '@saiwu/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { useOptions } from '../../lib/language/use-options.ts';

const projects = defineList('project.page', {
  title: msg({ message: '项目', context: '一个' }),
  labels: {
    title: msg`项目名称`,
    number: msg`编号`,
    track: msg`赛道`,
    collegeLabel: msg`学院`,
    leaderName: msg`负责人`,
    state: msg`状态`,
    createTime: msg`创建时间`,
  },
  nameOf: (row) => row.title,
  search: ['number', 'title'],
  model: projectModel.pick({ state: true }),
});

const col = columnsOf(projects);
const columns = [
  col.name('title', { to: ({ contestId, id }) => linkTo(consolePaths.project, { id: contestId, projectId: id }) }),
  col.code('number', { width: '144px' }),
  col.text('track', { width: '136px', minWidth: '96px', isSortable: false }),
  col.text('collegeLabel', { width: '176px', minWidth: '96px', isSortable: false, priority: 3 }),
  col.text('leaderName', { width: '112px', minWidth: '88px', isSortable: false }),
  col.word('state', { width: '112px', isState: true }),
  col.time('createTime', { priority: 3 }),
];

/** The projects of a school or college in all contests, each with the way to its page and its result. */
export function ProjectTab({ type, id }: { type: 'school' | 'college'; id: string }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const list = useList(projects, { fixed: useMemo(() => (type === 'school' ? { schoolId: id } : { collegeId: id }), [type, id]) });
  return (
    <ResourceTable
      list={list}
      columns={columns}
      filters={
        <ListFilters list={list}>
          {(field) => field.choice('state', (own) => <Select {...own} options={optionsOf(projectStateNames)} />)}
        </ListFilters>
      }
      empty={<EmptyState title={t`还没有项目`} description={t`报名或导入大赛的项目会出现在这里`} />}
    />
  );
}
