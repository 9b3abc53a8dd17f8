import { useLingui } from '@lingui/react/macro';
import { dictionaryFields, type dictionarySave } from '@saiwu/openapi';
import { createForm, Input, NumberInput, Switch, Textarea } from '@saiwu/ui';
import type { z } from 'zod';
import { useChosenType, useDictionary } from './use-chosen-type.ts';

const { FormField } = createForm<z.input<typeof dictionarySave>>();

/** The form of an item. Its dictionary is the one that is looked at, and its code stays. */
export function ItemFields({ isNew }: { isNew: boolean }) {
  const { t, i18n } = useLingui();
  const type = useChosenType() ?? '';
  const name = useDictionary(type).data?.label ?? type;
  return (
    <>
      <FormField name="type" label={t({ message: '字典', context: '一个' })}>
        {(field) => <Input {...field} value={`${name} ${type}`} readOnly />}
      </FormField>
      <FormField
        name="code"
        label={i18n._(dictionaryFields.code)}
        help={isNew ? t`数据里存的是它，以后不能修改` : undefined}
        isRequired={isNew}
      >
        {(field) => <Input {...field} maxLength={64} readOnly={!isNew} />}
      </FormField>
      <FormField name="name" label={i18n._(dictionaryFields.name)} isRequired>
        {(field) => <Input {...field} maxLength={64} />}
      </FormField>
      <FormField name="state" label={i18n._(dictionaryFields.state)}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
      <FormField name="sortValue" label={i18n._(dictionaryFields.sortValue)} help={t`数值越小越靠前`}>
        {(field) => <NumberInput {...field} min={0} max={10_000} />}
      </FormField>
      <FormField name="describe" label={i18n._(dictionaryFields.describe)}>
        {(field) => <Textarea {...field} rows={2} maxLength={200} />}
      </FormField>
      {(['icon', 'cssClass', 'cssStyle'] as const).map((key) => (
        <FormField key={key} name={key} label={i18n._(dictionaryFields[key])}>
          {(field) => <Input {...field} maxLength={255} />}
        </FormField>
      ))}
    </>
  );
}
