import { ListSection, type ResourceForm } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { dictionarySave, dictionaryUpdate } from '@saiwu/openapi';
import { DescriptionList } from '@saiwu/ui';
import { useMemo } from 'react';
import { columnsOf } from '../../crud/columns.tsx';
import type { RowIn } from '../../crud/resource.ts';
import { useBound } from '../../crud/use-bound.ts';
import { useColumns } from '../../crud/use-columns.ts';
import { useImports } from '../../crud/use-imports.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { filtersOf, stateFilter } from '../../crud/usual-filters.tsx';
import { minutes } from '../../lib/language/show.ts';
import { dictionaryItems, itemForm, type DictionaryItem } from './dictionary-item.ts';
import { ItemFields } from './item-fields.tsx';

const col = columnsOf(dictionaryItems);
const columns = [
  col.code('code', { width: '88px', isRequired: true }),
  col.name('name', { minWidth: '128px' }),
  col.state('state', { width: '88px' }),
  col.text('describe', { minWidth: '96px', priority: 3, isSortable: false }),
  col.time('createTime', { isHidden: true }),
  col.number('sortValue', { isHidden: true }),
];

const Filters = filtersOf(dictionaryItems, stateFilter);
const MoreFilters = filtersOf(dictionaryItems, 'code', 'name');

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
    () => ({
      save: dictionarySave,
      update: dictionaryUpdate,
      valuesOf: (row) => ({ ...itemForm.valuesOf(row), type }),
      Fields: ItemFields,
    }),
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
