import type { FilterFields } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { parameterFields, parameterSave, parameterUpdate } from '@saiwu/openapi';
import { createForm, DescriptionList, Input, Select, Switch, Textarea } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { columnsOf } from '../crud/columns.tsx';
import { ListScreen, type ResourceForm } from '../crud/list-screen.tsx';
import { defineResource, type RowOf } from '../crud/resource.ts';
import { stateImport } from '../crud/state-import.ts';
import { StateSelect } from '../crud/state-select.tsx';
import { useLabels } from '../crud/use-labels.ts';
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
  search: ['key', 'name', 'value'],
  filters: z.object({
    key: z.string(),
    name: z.string(),
    value: z.string(),
    state: z.boolean(),
    readonly: z.boolean(),
    createTime_st: z.iso.date(),
    createTime_ed: z.iso.date(),
  }),
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

const form: ResourceForm<'parameter'> = { save: parameterSave, update: parameterUpdate, valuesOf, Fields };

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

type Field = FilterFields<'key' | 'name' | 'value' | 'state' | 'readonly' | 'createTime_st' | 'createTime_ed'>;

function Filters({ field }: { field: Field }) {
  return field.choice('state', (own) => <StateSelect {...own} />);
}

function MoreFilters({ field }: { field: Field }) {
  const { t } = useLingui();
  const origins = [
    { value: 'true', label: t`内置` },
    { value: 'false', label: t`自己加的` },
  ];
  return (
    <>
      {field.text('key')}
      {field.text('name')}
      {field.text('value')}
      {field.choice('readonly', (own) => (
        <Select {...own} options={origins} />
      ))}
      {field.day('createTime_st')}
      {field.day('createTime_ed')}
    </>
  );
}

function valuesOf(row: ParameterRow | null) {
  return { key: row?.key ?? '', name: row?.name ?? '', value: row?.value ?? '', describe: row?.describe ?? '', state: row?.state ?? true };
}

const { FormField } = createForm<z.input<typeof parameterSave>>();

/** What the server knows of these kinds works without a value, as with none at first. */
const beginsEmpty: ReadonlySet<string> = new Set(['text', 'url', 'picture']);

function Fields({ isNew, row }: { isNew: boolean; row: ParameterRow | null }) {
  const { t } = useLingui();
  const label = useLabels(parameter);
  // a copy has another key, which may be any
  const rule = isNew ? null : (row?.rule ?? null);
  const boundsOf = (min: number | null, max: number | null) => (min === null || max === null ? undefined : t`${min} 到 ${max}`);
  return (
    <>
      {isNew && (
        <FormField name="key" label={label('key')} isRequired>
          {(field) => <Input {...field} maxLength={255} />}
        </FormField>
      )}
      <FormField name="name" label={label('name')} isRequired>
        {(field) => <Input {...field} maxLength={255} />}
      </FormField>
      <FormField
        name="value"
        label={label('value')}
        isRequired={rule === null || !beginsEmpty.has(rule.kind)}
        help={boundsOf(rule?.min ?? null, rule?.max ?? null)}
      >
        {(field) => <ParameterValue field={field} rule={rule} />}
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
