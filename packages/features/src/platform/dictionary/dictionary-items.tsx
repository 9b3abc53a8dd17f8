import { ListSection, type ResourceForm } from '@saiwu/admin';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dictionaryFields, dictionaryModel, dictionarySave, dictionaryUpdate } from '@saiwu/openapi';
import { DescriptionList } from '@saiwu/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import { defineResource, type FilterProps, type RowIn, type RowOf } from '../../crud/resource.ts';
import { stateImport } from '../../crud/state-import.ts';
import { useBound } from '../../crud/use-bound.ts';
import { useColumns } from '../../crud/use-columns.ts';
import { useImports } from '../../crud/use-imports.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { stateFilter } from '../../crud/usual-filters.tsx';
import { minutes } from '../../lib/language/show.ts';
import { ItemFields } from './item-fields.tsx';

export type DictionaryItem = RowOf<'dictionary'>;

/** The items of dictionaries: what stands in data is their code, what people read is their name. */
export const dictionaryItems = defineResource('dictionary', {
  title: msg`字典项`,
  labels: { ...dictionaryFields, createTime: msg`创建时间` },
  nameOf: (row) => row.name,
  isSwitched: true,
  firstSort: { key: 'sortValue', order: 'asc' },
  imports: {
    type: { example: 'COLOUR' },
    label: { example: '颜色' },
    code: { example: '01' },
    name: { example: '红' },
    describe: {},
    sortValue: { example: '1' },
    state: stateImport,
  },
  model: dictionaryModel.omit({ type: true }),
});

const col = columnsOf(dictionaryItems);
const columns = [
  col.code('code', { width: '88px', isRequired: true }),
  col.name('name', { minWidth: '128px' }),
  col.state('state', { width: '88px' }),
  col.text('describe', { minWidth: '96px', priority: 3, isSortable: false }),
  col.time('createTime', { isHidden: true }),
  col.number('sortValue', { isHidden: true }),
];

/** The items of one dictionary. */
export function DictionaryItems({ dictionary: { type, label } }: { dictionary: RowIn<'dictionary.pageType'> }) {
  const bound = useBound(dictionaryItems);
  const fixed = useMemo(() => ({ type }), [type]);
  const resource = useMemo<typeof bound>(() => {
    const { save } = bound;
    // whatever a draft from another dictionary says
    return { ...bound, ...(save && { save: (values, options) => save({ ...values, type }, options) }) };
  }, [bound, type]);
  const form = useMemo<ResourceForm<DictionaryItem>>(
    () => ({ save: dictionarySave, update: dictionaryUpdate, valuesOf: (row) => valuesOf(row, type), Fields: ItemFields }),
    [type],
  );
  return (
    <ListSection
      heading={
        <>
          <span>{label}</span> <span className="text-sm font-normal text-fg-muted">{type}</span>
        </>
      }
      resource={resource}
      fixed={fixed}
      columns={useColumns(columns)}
      Filters={Filters}
      MoreFilters={MoreFilters}
      form={form}
      imports={useImports(dictionaryItems)}
      detail={detailOf}
    />
  );
}

function valuesOf(row: DictionaryItem | null, type: string) {
  return {
    type,
    code: row?.code ?? '',
    name: row?.name ?? '',
    state: row?.state ?? true,
    sortValue: row?.sortValue ?? 1,
    describe: row?.describe ?? '',
    icon: row?.icon ?? '',
    cssClass: row?.cssClass ?? '',
    cssStyle: row?.cssStyle ?? '',
  };
}

function Filters({ field }: FilterProps<typeof dictionaryItems>) {
  return stateFilter(field);
}

function MoreFilters({ field }: FilterProps<typeof dictionaryItems>) {
  return (
    <>
      {field.text('code')}
      {field.text('name')}
    </>
  );
}

function detailOf(row: DictionaryItem) {
  return <Detail row={row} />;
}

/** What the list has no room for. */
function Detail({ row }: { row: DictionaryItem }) {
  const { t } = useLingui();
  const label = useLabels(dictionaryItems);
  return (
    <DescriptionList
      items={[
        { label: label('describe'), value: row.describe, isWide: true },
        { label: label('sortValue'), value: row.sortValue },
        { label: label('icon'), value: row.icon },
        { label: label('cssClass'), value: row.cssClass },
        { label: label('cssStyle'), value: row.cssStyle },
        { label: label('createTime'), value: minutes(row.createTime) },
        { label: t`最近修改`, value: minutes(row.updateTime) },
      ]}
    />
  );
}
