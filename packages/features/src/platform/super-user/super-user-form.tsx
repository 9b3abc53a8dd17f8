import { useLingui } from '@lingui/react/macro';
import { globalUserSave, globalUserUpdate, sexNames } from '@saiwu/openapi';
import { Input, RadioGroup } from '@saiwu/ui';
import { formOf } from '../../crud/form-of.tsx';
import type { ResourceForm } from '../../crud/list-screen.tsx';
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

const { FormField } = formOf(superUser, globalUserSave);

function Fields({ isNew }: { isNew: boolean }) {
  const { t } = useLingui();
  const optionsOf = useOptions();
  return (
    <>
      <FormField name="tenantCode" isRequired={false}>
        {(field) => <Input {...field} readOnly className="font-mono" />}
      </FormField>
      {isNew && (
        <FormField name="account" help={t`字母、数字和下划线；系统会生成一次性密码`} isAsked>
          {(field) => <Input {...field} autoComplete="off" />}
        </FormField>
      )}
      <FormField name="name" help={isNew ? t`不填时和账号相同` : undefined}>
        {(field) => <Input {...field} value={field.value ?? ''} autoComplete="off" />}
      </FormField>
      <FormField name="sex">{(field) => <RadioGroup {...field} options={optionsOf(sexNames)} orientation="horizontal" />}</FormField>
      <FormField name="mobile">{(field) => <Input {...field} value={field.value ?? ''} type="tel" autoComplete="off" />}</FormField>
      <FormField name="email">{(field) => <Input {...field} value={field.value ?? ''} type="email" autoComplete="off" />}</FormField>
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
