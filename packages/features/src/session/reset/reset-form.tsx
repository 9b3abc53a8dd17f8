import { useZodForm } from '@saiwu/admin';
import { consolePaths, resetByPhone } from '@saiwu/openapi';
import { createForm, FormSteps, PasswordInput, PasswordStrength } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { PhoneFields } from '../sign-in/phone-fields.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';

const { FormField } = createForm<z.input<typeof resetByPhone>>();

/** Phone and code, then the new password twice. Afterwards the sign-in page opens with the phone in its place. */
export function ResetForm() {
  const { t } = useLingui();
  const { call } = useApi();
  const navigate = useNavigate();
  const form = useZodForm(resetByPhone, { defaultValues: { phone: '', code: '', password: '', confirmPassword: '' } });
  const password = useWatch({ control: form.control, name: 'password' });
  const { attempt, isPending, failure } = useAttempt(form, async (body) => {
    await call('account.resetPassword', { body, isQuiet: true });
    await navigate(consolePaths.signIn, { state: { account: body.phone } });
  });
  return (
    <>
      {failure !== null && (
        <div className="mb-4">
          <FailureNotice error={failure} />
        </div>
      )}
      <FormSteps
        form={form}
        label={t`重置密码的步骤`}
        submitLabel={<Trans>设置新密码</Trans>}
        isPending={isPending}
        onSubmit={attempt}
        steps={[
          { key: 'phone', title: t`验证手机`, fields: ['phone', 'code'], children: <PhoneFields purpose="RESET" /> },
          {
            key: 'password',
            title: t`设置密码`,
            fields: ['password', 'confirmPassword'],
            children: (
              <>
                <FormField name="password" label={t`新密码`} help={t`6 到 20 个字符`} isRequired>
                  {(field) => <PasswordInput {...field} autoComplete="new-password" />}
                </FormField>
                <PasswordStrength password={password} />
                <FormField name="confirmPassword" label={t`再输入一次新密码`} isRequired>
                  {(field) => <PasswordInput {...field} autoComplete="new-password" />}
                </FormField>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
