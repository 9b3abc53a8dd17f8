import { msg } from '@lingui/core/macro';
import { dictionaryFields, dictionaryModel, dictionarySave } from '@saiwu/openapi';
import { formOf } from '../../crud/form-of.tsx';
import { defineResource, type RowOf } from '../../crud/resource.ts';
import { stateImport } from '../../crud/state-import.ts';

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

/** The form of an item: its dictionary, which is there, has its label. */
export const itemForm = formOf(dictionaryItems, dictionarySave.omit({ label: true }));
