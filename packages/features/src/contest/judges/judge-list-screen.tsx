import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { judgeStates } from '@saiwu/openapi';
import { Badge, EmptyState, Input, PageHeader, PageStack, Select, StateDot } from '@saiwu/ui';
import { z } from 'zod';
import { columnsOf } from '../../crud/columns.tsx';
import { FilterBar } from '../../crud/filter-bar.tsx';
import { ResourceTable } from '../../crud/resource-table.tsx';
import { defineResource } from '../../crud/resource.ts';
import { useList } from '../../crud/use-list.ts';
import { judgeStateLabels } from '../labels.ts';
import { judgeTones } from '../tones.ts';

const judges = defineResource('judge', {
  title: msg`评委`,
  labels: {
    name: msg`姓名`,
    title: msg`职称`,
    employer: msg`单位`,
    schoolLabel: msg`学校`,
    collegeLabel: msg`学院`,
    province: msg`省份`,
    tracks: msg`擅长赛道`,
    loadCap: msg`评审上限`,
    state: msg`状态`,
  },
  nameOf: (judge) => judge.name,
  filters: z.object({ name: z.string().optional(), state: z.enum(judgeStates).optional() }),
});

const col = columnsOf(judges);

const columns = [
  col.text('name', { width: '120px', priority: 1 }),
  col.text('title', { width: '110px', priority: 3 }),
  col.text('employer'),
  col.text('schoolLabel', { isSortable: false }),
  col.text('collegeLabel', { isSortable: false, priority: 3 }),
  col.custom('tracks', msg`擅长赛道`, ({ tracks }) =>
    tracks.length === 0 ? (
      '—'
    ) : (
      <span className="flex flex-wrap max-sm:justify-end gap-1">
        {tracks.map((track) => (
          <Badge key={track}>{track}</Badge>
        ))}
      </span>
    ),
  ),
  col.number('loadCap', { width: '100px', isSortable: false, priority: 3 }),
  col.custom('state', msg`状态`, ({ state }) => <StateDot tone={judgeTones[state.code]}>{state.desc}</StateDot>, {
    width: '100px',
    isSortable: true,
  }),
];

/** The judges of the caller's scope, for reading. */
export function JudgeListScreen() {
  const { t, i18n } = useLingui();
  const list = useList(judges);
  return (
    <PageStack>
      <PageHeader title={t`评委管理`} />
      <FilterBar list={list}>
        {(field) => (
          <>
            <Input {...field.text('name')} />
            <Select
              {...field.choice('state')}
              options={judgeStates.map((state) => ({ value: state, label: i18n._(judgeStateLabels[state]) }))}
            />
          </>
        )}
      </FilterBar>
      <ResourceTable
        list={list}
        columns={columns}
        empty={<EmptyState title={t`还没有评委`} description={t`评委的单位、学校和擅长赛道决定能评哪些项目`} />}
      />
    </PageStack>
  );
}
