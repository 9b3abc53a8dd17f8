import { useZodForm } from '@saiwu/admin';
import { registration } from '@saiwu/openapi';
import { Checkbox, createForm, FormSteps, Input, PasswordInput, PasswordStrength } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { PhoneFields } from '../sign-in/phone-fields.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { useEnter } from '../sign-in/use-enter.ts';
import { ConsentText } from './consent-text.tsx';
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
  const password = useWatch({ control: form.control, name: 'password' });
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
            children: (
              <>
                <FormField name="password" label={t`密码`} help={t`6 到 20 个字符`} isRequired>
                  {(field) => <PasswordInput {...field} autoComplete="new-password" />}
                </FormField>
                <PasswordStrength password={password} />
                <FormField name="confirmPassword" label={t`再输入一次密码`} isRequired>
                  {(field) => <PasswordInput {...field} autoComplete="new-password" />}
                </FormField>
                <FormField name="consent" label={t`个人信息`} isRequired>
                  {(field) => (
                    <Checkbox {...field}>
                      <Trans>我已阅读并同意个人信息处理说明</Trans>
                    </Checkbox>
                  )}
                </FormField>
                <ConsentText />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
