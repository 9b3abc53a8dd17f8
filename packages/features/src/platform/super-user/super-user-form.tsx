import { useLingui } from '@lingui/react/macro';
import { globalUserSave, globalUserUpdate, sexNames } from '@saiwu/openapi';
import { createForm, Input, RadioGroup } from '@saiwu/ui';
import type { z } from 'zod';
import type { ResourceForm } from '../../crud/list-screen.tsx';
import { useLabels } from '../../crud/use-labels.ts';
import { useOptions } from '../../lib/language/use-options.ts';
import { superUser, type SuperUserRow } from './super-user.ts';

/** The form for those of one tenant. The first password is always the server's. */
export function superUserFormOf(tenantCode: string): ResourceForm<'globalUser'> {
  return {
    save: globalUserSave,
    update: globalUserUpdate,
    unique: { account: { operation: 'globalUser.check', inputOf: (account) => ({ query: { tenantCode, account } }) } },
    valuesOf: (row) => ({ tenantCode, ...valuesOf(row) }),
    Fields,
  };
}

const { FormField } = createForm<z.input<typeof globalUserSave>>();

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const label = useLabels(superUser);
  const optionsOf = useOptions();
  return (
    <>
      <FormField name="tenantCode" label={label('tenantCode')}>
        {(field) => <Input {...field} readOnly className="font-mono" />}
      </FormField>
      {isNew && (
        <FormField name="account" label={label('account')} help={t`字母、数字和下划线；系统会生成一次性密码`} isRequired isAsked>
          {(field) => <Input {...field} maxLength={30} autoComplete="off" />}
        </FormField>
      )}
      <FormField name="name" label={label('name')} help={isNew ? t`不填时和账号相同` : undefined}>
        {(field) => <Input {...field} value={field.value ?? ''} maxLength={50} autoComplete="off" />}
      </FormField>
      <FormField name="sex" label={label('sex')}>
        {(field) => <RadioGroup {...field} options={optionsOf(sexNames)} orientation="horizontal" />}
      </FormField>
      <FormField name="mobile" label={label('mobile')}>
        {(field) => <Input {...field} value={field.value ?? ''} type="tel" autoComplete="off" />}
      </FormField>
      <FormField name="email" label={label('email')}>
        {(field) => <Input {...field} value={field.value ?? ''} type="email" autoComplete="off" />}
      </FormField>
    </>
  );
}

function valuesOf(row: SuperUserRow | null) {
  return {
    account: '',
    name: row?.name ?? '',
    sex: row?.sex.code ?? ('N' as const),
    mobile: row?.mobile ?? '',
    email: row?.email ?? '',
  };
}
