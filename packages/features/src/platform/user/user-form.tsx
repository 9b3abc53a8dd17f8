import { sexNames, userSave, userUpdate } from '@saiwu/openapi';
import { createForm, Input, RadioGroup, Switch, Textarea, TreeSelect } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { useLabels } from '../../crud/use-labels.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { useOrgNodes } from './use-org-nodes.ts';
import { user, type UserRow } from './user.ts';

/** Adding and changing a user. The first password is always the server's. */
export const userForm: ResourceForm<'user'> = { save: userSave, update: userUpdate, unique: { account: 'user.check' }, valuesOf, Fields };

const { FormField } = createForm<z.input<typeof userSave>>();

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const label = useLabels(user);
  const orgs = useOrgNodes();
  const optionsOf = useOptions();
  return (
    <>
      {isNew && (
        <FormField name="account" label={label('account')} help={t`字母、数字和下划线；系统会生成一次性密码`} isRequired isAsked>
          {(field) => <Input {...field} maxLength={30} autoComplete="off" />}
        </FormField>
      )}
      <FormField name="name" label={label('name')} isRequired>
        {(field) => <Input {...field} maxLength={50} autoComplete="off" />}
      </FormField>
      <FormField name="orgId" label={label('orgId')}>
        {(field) => <TreeSelect {...field} nodes={orgs} onClear={() => field.onValueChange(null)} />}
      </FormField>
      <FormField name="sex" label={label('sex')}>
        {(field) => <RadioGroup {...field} options={optionsOf(sexNames)} orientation="horizontal" />}
      </FormField>
      <FormField name="mobile" label={label('mobile')}>
        {(field) => <Input {...field} type="tel" autoComplete="off" />}
      </FormField>
      <FormField name="email" label={label('email')}>
        {(field) => <Input {...field} type="email" autoComplete="off" />}
      </FormField>
      <FormField name="workDescribe" label={label('workDescribe')}>
        {(field) => <Textarea {...field} rows={2} maxLength={255} />}
      </FormField>
      <FormField name="state" label={label('state')}>
        {(field) => <Switch {...field} value={field.value} />}
      </FormField>
    </>
  );
}

/** A copy takes over where the person works, not who it is. */
function valuesOf(row: UserRow | null) {
  return {
    account: '',
    name: row?.name ?? '',
    orgId: row?.orgId ?? null,
    sex: row?.sex.code ?? ('N' as const),
    mobile: row?.mobile ?? '',
    email: row?.email ?? '',
    workDescribe: row?.workDescribe ?? '',
    state: row?.state ?? true,
  };
}
