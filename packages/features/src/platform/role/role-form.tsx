import { roleSave, roleUpdate } from '@saiwu/openapi';
import { createForm, Input, Switch, Textarea } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { useLabels } from '../../crud/use-labels.ts';
import { DataScopeFields } from './data-scope-fields.tsx';
import { role, type RoleRow } from './role.ts';

/** Adding and changing a role. Its code stays what it was at first. */
export const roleForm: ResourceForm<'role'> = {
  save: roleSave,
  update: roleUpdate,
  unique: { code: { operation: 'role.check', inputOf: (code) => ({ path: { code } }) } },
  valuesOf,
  Fields,
};

const { FormField } = createForm<z.input<typeof roleSave>>();

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const label = useLabels(role);
  return (
    <>
      {isNew && (
        <FormField name="code" label={label('code')} help={t`不填时由系统生成，之后不能修改`} isAsked>
          {(field) => <Input {...field} maxLength={20} autoComplete="off" />}
        </FormField>
      )}
      <FormField name="name" label={label('name')} isRequired>
        {(field) => <Input {...field} maxLength={30} />}
      </FormField>
      <FormField name="describe" label={label('describe')}>
        {(field) => <Textarea {...field} rows={2} maxLength={100} />}
      </FormField>
      <DataScopeFields />
      <FormField name="state" label={label('state')}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
    </>
  );
}

/** A copy takes over all but the code. */
function valuesOf(row: RoleRow | null) {
  return {
    code: '',
    name: row?.name ?? '',
    describe: row?.describe ?? '',
    state: row?.state ?? true,
    dsType: row?.dsType.code ?? ('SELF' as const),
    orgList: row?.orgList ?? [],
  };
}
