import { useLingui } from '@lingui/react/macro';
import { fileKindNames } from '@saiwu/openapi';
import { Input, MultiSelect, NumberInput } from '@saiwu/ui';
import { useOptions } from '../../../lib/language/use-options.ts';
import { ContestField } from '../fields/contest-field.tsx';
import type { ContestFormReturn } from '../contest-form.ts';
import { NamedRows } from '../fields/named-rows.tsx';
import { newKey } from '../fields/new-key.ts';
import { RequiredBox } from './required-box.tsx';

const name = 'setup.files';

/** Files that a project brings. */
export function EntryFiles({ form }: { form: ContestFormReturn }) {
  const { t } = useLingui();
  return (
    <NamedRows
      form={form}
      name={name}
      label={t`要交的文件`}
      titleOf={(row) => row.name}
      unnamed={(place) => t`文件 ${place}`}
      addLabel={t`添加文件`}
      fresh={() => ({ key: newKey(), name: '', kinds: ['document' as const], maxSize: 50, help: '', isRequired: true })}
      most={20}
      empty={t`不用交文件`}
    >
      {(index) => <EntryFile index={index} />}
    </NamedRows>
  );
}

function EntryFile({ index }: { index: number }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  const at = `${name}.${index}` as const;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ContestField name={`${at}.name`} label={t`文件名称`} isRequired className="min-w-40 flex-2">
        {(field) => <Input {...field} maxLength={50} />}
      </ContestField>
      <ContestField name={`${at}.kinds`} label={t`文件类型`} isRequired className="min-w-48 flex-2">
        {(field) => <MultiSelect {...field} options={optionsOf(fileKindNames)} />}
      </ContestField>
      <ContestField name={`${at}.maxSize`} label={t`最大（MB）`} isRequired className="w-24">
        {(field) => <NumberInput {...field} min={1} max={512} />}
      </ContestField>
      <RequiredBox name={`${at}.isRequired`} label={t`必交`} />
      <ContestField name={`${at}.help`} label={t`填写提示`} className="min-w-48 flex-3">
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={255} />}
      </ContestField>
    </div>
  );
}
