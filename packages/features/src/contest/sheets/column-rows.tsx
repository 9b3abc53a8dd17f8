import { useLingui } from '@lingui/react/macro';
import { isNth, isOfRows, peopleFormatNames, peopleSeparators, sheetFactNames, sheetFacts } from '@saiwu/openapi';
import { Input, NumberInput, Select, TagsInput } from '@saiwu/ui';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { useOptions } from '../../lib/language/use-options.ts';
import { RowsPart } from '../editor/fields/rows-part.tsx';
import { freshColumn, FormField, type SheetColumnValues, type SheetMapValues } from './sheet-map-form.ts';

/** The columns of a map in their order: dragged, added, taken out. */
export function ColumnRows({ form }: { form: Pick<UseFormReturn<SheetMapValues>, 'control'> }) {
  const { t } = useLingui();
  const rows = useFieldArray({ control: form.control, name: 'columns' });
  const [kind, columns] = useWatch({ control: form.control, name: ['rows', 'columns'] });
  const unnamed = (place: number) => t`第 ${place} 列`;
  return (
    <RowsPart
      name="columns"
      rows={rows}
      label={t`各列`}
      nameOf={(index) => columns[index]?.head || unnamed(index + 1)}
      addLabel={t`添加列`}
      onAdd={() => rows.append(freshColumn())}
      most={150}
    >
      {(index) => <ColumnRow index={index} kind={kind} column={columns[index]} />}
    </RowsPart>
  );
}

interface ColumnRowProps {
  index: number;
  kind: SheetMapValues['rows'];
  column: SheetColumnValues | undefined;
}

function ColumnRow({ index, kind, column }: ColumnRowProps) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const at = `columns.${index}` as const;
  const fact = column?.fact ?? 'EMPTY';
  const isJoined = fact === 'MEMBERS' || fact === 'ADVISORS';
  const facts = optionsOf(sheetFactNames).filter(({ value }) => isOfRows(value, kind) && sheetFacts.includes(value));
  const separators = peopleSeparators.map((value) => ({ value, label: value === '\n' ? t`换行` : value }));
  return (
    <div className="flex flex-wrap items-start gap-3">
      <FormField name={`${at}.head`} label={t`列标题`} isRequired className="min-w-44 flex-2">
        {(field) => <Input {...field} maxLength={100} />}
      </FormField>
      <FormField name={`${at}.fact`} label={t`内容`} isRequired className="min-w-48 flex-2">
        {(field) => <Select {...field} options={facts} />}
      </FormField>
      {isNth(fact) && (
        <FormField name={`${at}.place`} label={t`第几个`} isRequired className="w-28">
          {(field) => <NumberInput {...field} value={field.value ?? null} min={1} max={50} />}
        </FormField>
      )}
      {(fact === 'FIELD' || fact === 'CONSTANT') && (
        <FormField name={`${at}.text`} label={fact === 'FIELD' ? t`报名表里的问题` : t`固定的文字`} isRequired className="min-w-44 flex-2">
          {(field) => <Input {...field} value={field.value ?? ''} maxLength={200} />}
        </FormField>
      )}
      {isJoined && (
        <>
          <FormField name={`${at}.format`} label={t`每人写成`} className="min-w-40 flex-1">
            {(field) => <Select {...field} value={field.value ?? 'NAME_NUMBER_PHONE'} options={optionsOf(peopleFormatNames)} />}
          </FormField>
          <FormField name={`${at}.separator`} label={t`隔开`} className="w-28">
            {(field) => <Select {...field} value={field.value ?? '、'} options={separators} />}
          </FormField>
        </>
      )}
      <FormField name={`${at}.aliases`} label={t`也叫`} className="min-w-60 flex-3">
        {(field) => <TagsInput {...field} value={field.value ?? []} max={50} />}
      </FormField>
    </div>
  );
}
