import { msg } from '@lingui/core/macro';
import { parameterFields, parameterModel, parameterSave, parameterUpdate } from '@saiwu/openapi';
import { DescriptionList, Input, Switch, Textarea } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { columnsOf } from '../crud/columns.tsx';
import { formOf } from '../crud/form-of.tsx';
import { ListScreen, type ResourceForm } from '../crud/list-screen.tsx';
import { defineResource, type RowOf } from '../crud/resource.ts';
import { stateImport } from '../crud/state-import.ts';
import { useLabels } from '../crud/use-labels.ts';
import { createdFilter, filtersOf, stateFilter, wordFilter } from '../crud/usual-filters.tsx';
import { minutes } from '../lib/language/show.ts';
import { isTyped, ParameterValue, ValueText } from './parameter-value.tsx';

/** System parameters: one key, one value. */
export const parameter = defineResource('parameter', {
  title: msg({ message: '参数', context: '一条' }),
  labels: { ...parameterFields, readonly: msg`内置`, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  isSwitched: true,
  imports: {
    key: { isUnique: true, example: 'AppealDays' },
    name: { example: '申诉天数' },
    value: { example: '7' },
    describe: {},
    state: stateImport,
  },
  model: parameterModel,
});

type ParameterRow = RowOf<'parameter'>;

const col = columnsOf(parameter);
const columns = [
  col.text('key', { width: '220px', minWidth: '160px', priority: 2, isRequired: true }),
  // on a card it is the title, which says what is built in
  col.name('name', { width: '192px', minWidth: '136px' }),
  {
    ...col.text('value', { width: '176px', minWidth: '104px', isEditable: isTyped }),
    cell: (row: ParameterRow) => <ValueText row={row} />,
  },
  col.text('describe', { minWidth: '280px', isSortable: false, isEditable: true }),
  col.state('state'),
  col.flag('readonly', { isSortable: false }),
  col.time('createTime', { priority: 3 }),
];

const { FormField, valuesOf } = formOf(parameter, parameterSave);
const form: ResourceForm<'parameter'> = { save: parameterSave, update: parameterUpdate, valuesOf, Fields };

const Filters = filtersOf(parameter, stateFilter);
const MoreFilters = filtersOf(
  parameter,
  'key',
  'name',
  'value',
  wordFilter('readonly', { true: msg`内置`, false: msg`自己加的` }),
  createdFilter,
);

export function ParameterScreen() {
  return <ListScreen resource={parameter} columns={columns} Filters={Filters} MoreFilters={MoreFilters} form={form} detail={detailOf} />;
}

function detailOf(row: ParameterRow) {
  return <Detail row={row} />;
}

/** What the columns cut, whole. */
function Detail({ row }: { row: ParameterRow }) {
  const { describe, createTime, updateTime } = row;
  const { t } = useLingui();
  const label = useLabels(parameter);
  return (
    <DescriptionList
      items={[
        { label: label('value'), value: <ValueText row={row} />, isWide: true },
        { label: label('describe'), value: describe, isWide: true },
        { label: label('createTime'), value: minutes(createTime) },
        { label: t`最近修改`, value: minutes(updateTime) },
      ]}
    />
  );
}

/** What the server knows of these kinds works without a value, as with none at first. */
const beginsEmpty: ReadonlySet<string> = new Set(['text', 'url', 'picture']);

function Fields({ isNew, row }: { isNew: boolean; row: ParameterRow | null }) {
  const { t } = useLingui();
  // a copy has another key, which may be any
  const rule = isNew ? null : (row?.rule ?? null);
  const boundsOf = (min: number | null, max: number | null) => (min === null || max === null ? undefined : t`${min} 到 ${max}`);
  return (
    <>
      {isNew && <FormField name="key">{(field) => <Input {...field} />}</FormField>}
      <FormField name="name">{(field) => <Input {...field} />}</FormField>
      <FormField
        name="value"
        isRequired={rule === null || !beginsEmpty.has(rule.kind)}
        help={boundsOf(rule?.min ?? null, rule?.max ?? null)}
      >
        {(field) => <ParameterValue field={field} rule={rule} />}
      </FormField>
      <FormField name="describe">{(field) => <Textarea {...field} rows={2} />}</FormField>
      <FormField name="state">{(field) => <Switch {...field} value={field.value} />}</FormField>
    </>
  );
}
