import { useLingui } from '@lingui/react/macro';
import { Input, NumberInput, Switch, Textarea } from '@saiwu/ui';
import { itemForm } from './dictionary-item.ts';
import { useChosenType, useDictionary } from './use-chosen-type.ts';

const { FormField } = itemForm;

/** The form of an item. Its dictionary is the one that is looked at, and its code stays. */
export function ItemFields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const type = useChosenType() ?? '';
  const name = useDictionary(type).data?.label ?? type;
  return (
    <>
      <FormField name="type" label={t({ message: '字典', context: '一个' })} isRequired={false}>
        {(field) => <Input {...field} value={`${name} ${type}`} readOnly />}
      </FormField>
      <FormField
        name="code"

        help={isNew ? t`数据里存的是它，以后不能修改` : undefined}
        isRequired={isNew}
      >
        {(field) => <Input {...field} readOnly={!isNew} />}
      </FormField>
      <FormField name="name">{(field) => <Input {...field} />}</FormField>
      <FormField name="state">{(field) => <Switch {...field} value={field.value} />}</FormField>
      <FormField name="sortValue" help={t`数值越小越靠前`}>
        {(field) => <NumberInput {...field} min={0} max={10_000} />}
      </FormField>
      <FormField name="describe">{(field) => <Textarea {...field} rows={2} />}</FormField>
      {(['icon', 'cssClass', 'cssStyle'] as const).map((key) => (
        <FormField key={key} name={key}>
          {(field) => <Input {...field} />}
        </FormField>
      ))}
    </>
  );
}
