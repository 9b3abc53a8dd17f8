import { ListSection, NameLink, useGoOn, type Resource } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dictionaryFields, dictionaryTypeModel, dictionaryTypeSave, dictionaryTypeUpdate } from '@saiwu/openapi';
import { createForm, Input, Switch } from '@saiwu/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { BuiltInName } from '../../crud/built-in-name.tsx';
import { columnsOf } from '../../crud/columns.tsx';
import { defineList, type RowIn } from '../../crud/resource.ts';
import { useBound } from '../../crud/use-bound.ts';
import { useColumns } from '../../crud/use-columns.ts';
import { useLabels } from '../../crud/use-labels.ts';
import { filtersOf, stateFilter } from '../../crud/usual-filters.tsx';
import { typesPrefix, useChosenType, useWayToItems } from './use-chosen-type.ts';
import { useItemsWithThem } from './use-items-with-them.ts';

type DictionaryType = RowIn<'dictionary.pageType'>;

/** Dictionaries as a whole: there is one while any item names its type. */
export const dictionaryTypes = defineList('dictionary.pageType', {
  title: msg({ message: '字典', context: '一个' }),
  labels: { label: dictionaryFields.label, type: dictionaryFields.type, state: dictionaryFields.state },
  keyOf: (row) => row.type,
  nameOf: (row) => row.label,
  // `was`: what is on although some of its items are off is not switched by who renames it
  identify: ({ type, version, state }) => ({ type, version, was: state }),
  firstSort: { key: 'type', order: 'asc' },
  model: dictionaryTypeModel.pick({ keyword: true, state: true }),
  acts: { save: 'dictionary.saveType', update: 'dictionary.updateType', remove: 'dictionary.removeType' },
});

const col = columnsOf(dictionaryTypes);
const columns = [
  col.custom('label', dictionaryTypes.labels.label, (row) => <TypeLink row={row} />, {
    minWidth: '136px',
    priority: 1,
    isRequired: true,
    isSortable: true,
    value: (row) => row.label,
  }),
  col.code('type'),
  col.state('state', { width: '88px' }),
];

const form = { save: dictionaryTypeSave, update: dictionaryTypeUpdate, valuesOf, Fields };

const Filters = filtersOf(dictionaryTypes, stateFilter);

/** The dictionaries; a press on one shows its items. */
export function DictionaryTypes() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const goOn = useGoOn();
  const wayTo = useWayToItems();
  const resource = useDictionaryTypes();
  const show = ({ type }: { type: string }) => void navigate(wayTo(type));
  return (
    <ListSection
      heading={t({ message: '类型', context: '字典' })}
      resource={resource}
      prefix={typesPrefix}
      columns={useColumns(columns)}
      Filters={Filters}
      form={form}
      onAdded={(answer) => goOn(wayTo((answer as AnswerOf<'dictionary.saveType'>).type))} // what adds one
      onRowClick={show}
    />
  );
}

function useDictionaryTypes(): Resource<DictionaryType, { state?: boolean }> {
  const bound = useBound(dictionaryTypes);
  const consequenceOf = useItemsWithThem();
  return useMemo(
    () => ({
      ...bound,
      consequenceOf,
      update: async ({ was, state, ...values }, options) => {
        await bound.update?.({ ...values, ...(state !== was && { state }) }, options);
        return { ...values, state } as unknown as DictionaryType; // the answer says only that it is done
      },
    }),
    [bound, consequenceOf],
  );
}

function TypeLink({ row: { type, label, readonly } }: { row: DictionaryType }) {
  const wayTo = useWayToItems();
  const isChosen = useChosenType() === type;
  return (
    <BuiltInName isBuiltIn={readonly}>
      <NameLink to={wayTo(type)} isCurrent={isChosen}>
        {label}
      </NameLink>
    </BuiltInName>
  );
}

function valuesOf(row: DictionaryType | null) {
  return { type: row?.type ?? '', label: row?.label ?? '', state: row?.state ?? true };
}

const { FormField } = createForm<z.input<typeof dictionaryTypeSave>>();

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const label = useLabels(dictionaryTypes);
  return (
    <>
      <FormField name="type" label={label('type')} help={isNew ? t`程序按它查找，以后不能修改` : undefined} isRequired={isNew}>
        {(field) => <Input {...field} maxLength={64} readOnly={!isNew} />}
      </FormField>
      <FormField name="label" label={label('label')} isRequired>
        {(field) => <Input {...field} maxLength={64} />}
      </FormField>
      <FormField name="state" label={label('state')} help={isNew ? undefined : t`改了它，所有项一起启用或禁用`}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
    </>
  );
}
