import { useLingui } from '@lingui/react/macro';
import { entryFieldKindNames } from '@saiwu/openapi';
import { Input, Select, TagsInput } from '@saiwu/ui';
import { useOptions } from '../../../lib/language/use-options.ts';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { NamedRows } from '../fields/named-rows.tsx';
import { newKey } from '../fields/new-key.ts';
import { RequiredBox } from './required-box.tsx';

const name = 'setup.fields';

/** Questions of the entry form beside those that every project answers. */
export function EntryFields({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  return (
    <NamedRows
      form={form}
      name={name}
      label={t`另外的问题`}
      titleOf={(row) => row.label}
      unnamed={(place) => t`问题 ${place}`}
      addLabel={t`添加问题`}
      fresh={() => ({ key: newKey(), label: '', kind: 'TEXT' as const, help: '', isRequired: false, options: [] })}
      most={50}
      empty={t`没有另外的问题`}
    >
      {(index, row) => <EntryField index={index} isChoice={row?.kind === 'CHOICE'} />}
    </NamedRows>
  );
}

function EntryField({ index, isChoice }: { index: number; isChoice: boolean }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const at = `${name}.${index}` as const;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ContestField name={`${at}.label`} label={t`问题`} isRequired className="min-w-40 flex-2">
        {(field) => <Input {...field} maxLength={50} />}
      </ContestField>
      <ContestField name={`${at}.kind`} label={t`回答方式`} isRequired className="w-36 max-sm:flex-1">
        {(field) => <Select {...field} options={optionsOf(entryFieldKindNames)} />}
      </ContestField>
      <RequiredBox name={`${at}.isRequired`} label={t`必填`} />
      <ContestField name={`${at}.help`} label={t`填写提示`} className="min-w-48 flex-3">
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} />}
      </ContestField>
      {isChoice && (
        <ContestField
          name={`${at}.options`}
          label={t`选项`}
          isRequired
          help={t`输入后按回车，或粘贴用顿号隔开的几个`}
          className="basis-full"
        >
          {(field) => <TagsInput {...field} max={100} />}
        </ContestField>
      )}
    </div>
  );
}
