import type { FilterFields } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { stationFields, stationSave, stationUpdate } from '@saiwu/openapi';
import { createForm, Input, Switch, Textarea, TreeSelect } from '@saiwu/ui';
import { z } from 'zod';
import { columnsOf } from '../crud/columns.tsx';
import { ListScreen, type ResourceForm } from '../crud/list-screen.tsx';
import { defineResource, type RowOf } from '../crud/resource.ts';
import { stateImport } from '../crud/state-import.ts';
import { StateSelect } from '../crud/state-select.tsx';
import { useLabels } from '../crud/use-labels.ts';
import { useCan } from '../lib/api/access.ts';
import { OrgAside } from './org/org-aside.tsx';
import { useOrgNodes } from '../lib/choices/use-org-nodes.ts';

/** What people are at an organisation, of the reader's data scope. */
export const station = defineResource('station', {
  title: msg({ message: '岗位', context: '一个' }),
  labels: { ...stationFields, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  isSwitched: true,
  imports: { name: { example: '辅导员' }, describe: {}, orgId: { isLookedUp: true }, state: stateImport },
  search: ['name', 'describe'],
  filters: z.object({
    name: z.string(),
    orgId: z.string().regex(/^\d{1,19}$/),
    state: z.boolean(),
    createTime_st: z.iso.date(),
    createTime_ed: z.iso.date(),
  }),
});

type StationRow = RowOf<'station'>;

const col = columnsOf(station);
const columns = [
  col.name('name', { width: '208px', isRequired: true }),
  col.text('describe', { minWidth: '120px', isSortable: false, isEditable: true }),
  col.custom('orgId', stationFields.orgId, orgOf, { width: '208px', minWidth: '112px', value: orgOf }),
  col.state('state'),
  col.time('createTime', { priority: 3 }),
];

function orgOf({ echoMap }: StationRow): string {
  return echoMap.orgId?.label ?? '';
}

const form: ResourceForm<'station'> = { save: stationSave, update: stationUpdate, valuesOf, Fields };

export function StationScreen() {
  const can = useCan();
  return (
    <ListScreen
      resource={station}
      columns={columns}
      Filters={Filters}
      MoreFilters={MoreFilters}
      form={form}
      aside={can('org.tree') ? <OrgAside /> : undefined}
    />
  );
}

type Field = FilterFields<'name' | 'orgId' | 'state' | 'createTime_st' | 'createTime_ed'>;

function Filters({ field }: { field: Field }) {
  const orgs = useOrgNodes();
  return (
    <>
      {field.choice('orgId', (own) => (
        <TreeSelect {...own} nodes={orgs} />
      ))}
      {field.choice('state', (own) => (
        <StateSelect {...own} />
      ))}
    </>
  );
}

function MoreFilters({ field }: { field: Field }) {
  return (
    <>
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
      {field.text('name')}
    </>
  );
}

function valuesOf(row: StationRow | null) {
  return { name: row?.name ?? '', orgId: row?.orgId ?? null, describe: row?.describe ?? '', state: row?.state ?? true };
}

const { FormField } = createForm<z.input<typeof stationSave>>();

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const label = useLabels(station);
  const orgs = useOrgNodes();
  return (
    <>
      <FormField name="name" label={label('name')} help={t`同一个机构里不能重名`} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField
        name="orgId"
        label={label('orgId')}
        help={isNew ? t`不选时是你自己的机构；能看到全部机构的人不选时，不属于任何机构` : undefined}
      >
        {(field) => <TreeSelect {...field} nodes={orgs} valueLabel={t`管理范围以外的机构`} onClear={() => field.onValueChange(null)} />}
      </FormField>
      <FormField name="describe" label={label('describe')}>
        {(field) => <Textarea {...field} rows={2} maxLength={255} />}
      </FormField>
      <FormField name="state" label={label('state')}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
    </>
  );
}
