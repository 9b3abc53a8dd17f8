import { useZodForm } from '@saiwu/admin';
import type { SignInAnswer } from '@saiwu/auth';
import { socialSignLogin } from '@saiwu/openapi';
import { Button, createForm, Input, PasswordInput } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { ConsentField } from '../register/new-password-fields.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';

const { Form, FormField } = createForm<z.input<typeof socialSignLogin>>();

export interface SignLoginFormProps {
  ticket: string;
  onDone: (answer: SignInAnswer) => void;
}

/** A new account for somebody who has none here. */
export function SignLoginForm({ ticket, onDone }: SignLoginFormProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const form = useZodForm(socialSignLogin, { defaultValues: { ticket, bindAccount: '', bindPassword: '', consent: false } });
  const { attempt, isPending, failure } = useAttempt(form, async (body) => onDone(await call('social.signLogin', { body, isQuiet: true })));
  return (
    <Form form={form} onSubmit={attempt}>
      {failure !== null && <FailureNotice error={failure} />}
      <FormField name="bindAccount" label={t`账号`} help={t`4 到 10 个字母、数字或下划线`} isRequired>
        {(field) => <Input {...field} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={10} />}
      </FormField>
      <FormField name="bindPassword" label={t`密码`} help={t`6 到 20 个字符`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <ConsentField />
      <Button type="submit" isPending={isPending} className="w-full">
        <Trans>新建账号并登录</Trans>
      </Button>
    </Form>
  );
}
