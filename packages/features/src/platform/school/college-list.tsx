import { ListFilters } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@saiwu/ui';
import { useMemo } from 'react';
import { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineList } from '../../crud/resource.ts';
import { StateSelect } from '../../crud/state-select.tsx';
import { useList } from '../../crud/use-list.ts';

const colleges = defineList('school.colleges', {
  title: msg`学院`,
  labels: {
    label: msg`名称`,
    abbreviation: msg`简称`,
    people: msg`人员`,
    projects: msg`项目`,
    state: msg`状态`,
    expiryDate: msg`到期时间`,
  },
  nameOf: (row) => row.label,
  firstSort: { key: 'sortValue', order: 'asc' },
  search: ['label', 'abbreviation'],
  filters: z.object({ state: z.boolean() }),
});

const col = columnsOf(colleges);
const columns = [
  col.name('label'),
  col.text('abbreviation', { width: '144px', minWidth: '96px', isSortable: false, priority: 3 }),
  col.number('people', { isSortable: false }),
  col.number('projects', { isSortable: false }),
  col.state('state'),
  col.time('expiryDate', { priority: 3 }),
];

/** The colleges of a school, in the order of its tree. */
export function CollegeList({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const list = useList(colleges, { path: useMemo(() => ({ id: schoolId }), [schoolId]) });
  return (
    <ResourceTable
      list={list}
      columns={columns}
      filters={<ListFilters list={list}>{(field) => field.choice('state', (own) => <StateSelect {...own} />)}</ListFilters>}
      empty={<EmptyState title={t`还没有学院`} description={t`在机构树里把学院加到学校下面`} />}
    />
  );
}
