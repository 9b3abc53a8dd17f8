import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { stationFields, stationModel, stationSave, stationUpdate } from '@saiwu/openapi';
import { Input, Switch, Textarea } from '@saiwu/ui';
import { columnsOf } from '../crud/columns.tsx';
import { formOf } from '../crud/form-of.tsx';
import { ListScreen, type ResourceForm } from '../crud/list-screen.tsx';
import { defineResource } from '../crud/resource.ts';
import { stateImport } from '../crud/state-import.ts';
import { createdFilter, filtersOf, stateFilter } from '../crud/usual-filters.tsx';
import { useCan } from '../lib/api/access.ts';
import { orgFilter, OrgSelect } from '../lib/choices/org-select.tsx';
import { OrgAside } from './org/org-aside.tsx';

/** What people are at an organisation, of the reader's data scope. */
export const station = defineResource('station', {
  title: msg({ message: '岗位', context: '一个' }),
  labels: { ...stationFields, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  isSwitched: true,
  imports: { name: { example: '辅导员' }, describe: {}, orgId: { isLookedUp: true }, state: stateImport },
  model: stationModel,
});

const col = columnsOf(station);
const columns = [
  col.name('name', { width: '208px', isRequired: true }),
  col.text('describe', { minWidth: '120px', isSortable: false, isEditable: true }),
  col.echo('orgId', { width: '208px', minWidth: '112px' }),
  col.state('state'),
  col.time('createTime', { priority: 3 }),
];

const { FormField, valuesOf } = formOf(station, stationSave);
const form: ResourceForm<'station'> = { save: stationSave, update: stationUpdate, valuesOf, Fields };

const Filters = filtersOf(station, orgFilter, stateFilter);
const MoreFilters = filtersOf(station, createdFilter, 'name');

export function StationScreen() {
  const aside = useCan()('org.tree') ? <OrgAside /> : undefined;
  return <ListScreen resource={station} columns={columns} Filters={Filters} MoreFilters={MoreFilters} form={form} aside={aside} />;
}

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const home = isNew ? t`不选时是你自己的机构；能看到全部机构的人不选时，不属于任何机构` : undefined;
  return (
    <>
      <FormField name="name" help={t`同一个机构里不能重名`}>
        {(field) => <Input {...field} />}
      </FormField>
      <FormField name="orgId" help={home}>
        {(field) => <OrgSelect {...field} valueLabel={t`管理范围以外的机构`} onClear={() => field.onValueChange(null)} />}
      </FormField>
      <FormField name="describe">{(field) => <Textarea {...field} rows={2} />}</FormField>
      <FormField name="state">{(field) => <Switch {...field} value={field.value} />}</FormField>
    </>
  );
}
