import { roleSave, roleUpdate } from '@saiwu/openapi';
import { Input, Switch, Textarea } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { formOf } from '../../crud/form-of.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { DataScopeFields } from './data-scope-fields.tsx';
import { role } from './role.ts';

const { FormField, valuesOf } = formOf(role, roleSave);

/** Adding and changing a role. Its code stays what it was at first. */
export const roleForm: ResourceForm<'role'> = {
  save: roleSave,
  update: roleUpdate,
  unique: { code: { operation: 'role.check', inputOf: (code) => ({ path: { code } }) } },
  // a copy takes over all but the code
  valuesOf: (row) => ({ ...valuesOf(row), code: '' }),
  Fields,
};

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {isNew && (
        <FormField name="code" help={t`不填时由系统生成，之后不能修改`} isAsked>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
      )}
      <FormField name="name">{(field) => <Input {...field} />}</FormField>
      <FormField name="describe">{(field) => <Textarea {...field} rows={2} />}</FormField>
      <DataScopeFields />
      <FormField name="state">{(field) => <Switch {...field} value={field.value} />}</FormField>
    </>
  );
}
