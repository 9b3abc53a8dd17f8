import { useZodForm } from '@saiwu/admin';
import type { SignInAnswer } from '@saiwu/auth';
import { socialBindLogin } from '@saiwu/openapi';
import { Button, createForm, Input, PasswordInput } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';

const { Form, FormField } = createForm<z.input<typeof socialBindLogin>>();

export interface BindLoginFormProps {
  ticket: string;
  onDone: (answer: SignInAnswer) => void;
}

/** Account and password of somebody who has an account here. */
export function BindLoginForm({ ticket, onDone }: BindLoginFormProps) {
  const { t } = useLingui();
  const { call } = useApi();
  const form = useZodForm(socialBindLogin, { defaultValues: { ticket, bindAccount: '', bindPassword: '' } });
  const { attempt, isPending, failure } = useAttempt(form, async (body) => onDone(await call('social.bindLogin', { body, isQuiet: true })));
  return (
    <Form form={form} onSubmit={attempt}>
      {failure !== null && <FailureNotice error={failure} />}
      <FormField name="bindAccount" label={t`账号`} isRequired>
        {(field) => <Input {...field} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={255} />}
      </FormField>
      <FormField name="bindPassword" label={t`密码`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <Button type="submit" isPending={isPending} className="w-full">
        <Trans>绑定并登录</Trans>
      </Button>
    </Form>
  );
}
