import { useLingui } from '@lingui/react/macro';
import { datasourceSave, datasourceUpdate } from '@saiwu/openapi';
import { Input, PasswordInput, RadioGroup } from '@saiwu/ui';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { formOf } from '../../crud/form-of.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { datasource, driverNames, type DatasourceRow } from './datasource.ts';
import { UsablePlaces } from './usable-places.tsx';

type Values = z.input<typeof datasourceSave>;

const { FormField, valuesOf } = formOf(datasource, datasourceSave);

/**
 * A datasource as it is filled in; what was typed can be tried before it is saved. A copy takes over all but the password, which never
 * comes back.
 */
export const datasourceForm: ResourceForm<'datasourceConfig'> = { save: datasourceSave, update: datasourceUpdate, valuesOf, Fields };

const drivers = ['org.postgresql.Driver', 'com.mysql.cj.jdbc.Driver'] as const;
const kinds = drivers.map((value) => ({ value, label: driverNames[value] }));
const examples = {
  'org.postgresql.Driver': 'jdbc:postgresql://db.school.edu.cn:5432/lamp_base_0001',
  'com.mysql.cj.jdbc.Driver': 'jdbc:mysql://db.school.edu.cn:3306/lamp_base_0001',
} as const;

function Fields({ isNew, row }: { isNew: boolean; row: DatasourceRow | null }) {
  const { t } = useLingui();
  const { watch } = useFormContext<Values>();
  const example = examples[watch('driverClassName') ?? 'org.postgresql.Driver'];
  return (
    <>
      <FormField name="name">{(field) => <Input {...field} />}</FormField>
      <FormField name="poolName">{(field) => <Input {...field} />}</FormField>
      <FormField name="driverClassName" isRequired>
        {(field) => <RadioGroup {...field} options={kinds} orientation="horizontal" />}
      </FormField>
      <FormField name="url" help={t`不含账号和密码，如 ${example}`}>
        {(field) => <Input {...field} autoComplete="off" className="font-mono" />}
      </FormField>
      <UsablePlaces />
      <FormField name="username">{(field) => <Input {...field} autoComplete="off" className="font-mono" />}</FormField>
      <FormField name="password" help={isNew ? t`加密保存，之后不再显示` : t`不改时保持星号；链接或账号变了要重新填写`}>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <ConnectionTest id={isNew ? null : (row?.id ?? null)} />
    </>
  );
}
