import { useZodForm } from '@saiwu/admin';
import { registration } from '@saiwu/openapi';
import { createForm, FormSteps, Input } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { PhoneFields } from '../sign-in/phone-fields.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { useEnter } from '../sign-in/use-enter.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { OrgChoice } from './org-choice.tsx';

type Values = z.input<typeof registration>;

const { FormField } = createForm<Values>();

const nobody: Values = { phone: '', code: '', password: '', confirmPassword: '', name: '', orgId: '', consent: false };

/** Phone, who one is, password: three steps, which keep what was typed. What the server has against one leads back to it. */
export function RegisterForm() {
  const { t } = useLingui();
  const { call } = useApi();
  const enter = useEnter();
  const form = useZodForm(registration, { defaultValues: nobody });
  const { attempt, isPending, failure } = useAttempt(form, async (body) => enter(await call('account.register', { body, isQuiet: true })));
  return (
    <>
      {failure !== null && (
        <div className="mb-4">
          <FailureNotice error={failure} />
        </div>
      )}
      <FormSteps
        form={form}
        label={t`注册步骤`}
        submitLabel={<Trans>注册并登录</Trans>}
        isPending={isPending}
        onSubmit={attempt}
        steps={[
          { key: 'phone', title: t`验证手机`, fields: ['phone', 'code'], children: <PhoneFields purpose="REGISTER" /> },
          {
            key: 'person',
            title: t`身份`,
            fields: ['name', 'orgId'],
            children: (
              <>
                <FormField name="name" label={t`姓名`} isRequired>
                  {(field) => <Input {...field} autoComplete="name" maxLength={50} />}
                </FormField>
                <OrgChoice />
              </>
            ),
          },
          {
            key: 'password',
            title: t`设置密码`,
            fields: ['password', 'confirmPassword', 'consent'],
            children: <NewPasswordFields />,
          },
        ]}
      />
    </>
  );
}
