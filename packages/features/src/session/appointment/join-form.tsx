import { useZodForm } from '@saiwu/admin';
import { appointmentJoin, consolePaths } from '@saiwu/openapi';
import { Button, createForm, Form, Input } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { useApi } from '../../lib/api/api.tsx';
import { NewPasswordFields } from '../register/new-password-fields.tsx';
import { FailureNotice } from '../sign-in/failure-notice.tsx';
import { useAttempt } from '../sign-in/use-attempt.ts';
import { useEnter } from '../sign-in/use-enter.ts';

const { FormField } = createForm<z.input<typeof appointmentJoin>>();

/** An account of one's own by the link; who has one signs in and comes back. */
export function JoinForm({ code }: { code: string }) {
  const { t } = useLingui();
  const { call } = useApi();
  const enter = useEnter();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useZodForm(appointmentJoin, {
    defaultValues: { code, account: '', name: '', password: '', confirmPassword: '', consent: false },
  });
  const { attempt, isPending, failure } = useAttempt(form, async (body) => {
    enter(await call('appointment.join', { body, isQuiet: true }));
    void navigate(consolePaths.dashboard, { replace: true });
  });
  return (
    <Form form={form} onSubmit={attempt}>
      {failure !== null && <FailureNotice error={failure} />}
      <p className="text-fg-muted">
        <Trans>
          已有账号？
          <Link
            to={`${consolePaths.signIn}?${new URLSearchParams({ redirect: pathname })}`}
            className="rounded-small text-theme-text underline underline-offset-4 focus-ring"
          >
            登录后接受
          </Link>
        </Trans>
      </p>
      <FormField name="account" label={t`账号`} help={t`以后用它登录：字母、数字和下划线`} isRequired>
        {(field) => <Input {...field} autoComplete="username" maxLength={30} />}
      </FormField>
      <FormField name="name" label={t`姓名`} isRequired>
        {(field) => <Input {...field} autoComplete="name" maxLength={50} />}
      </FormField>
      <NewPasswordFields />
      <Button type="submit" isPending={isPending} className="w-full">
        <Trans>注册并接受</Trans>
      </Button>
    </Form>
  );
}
