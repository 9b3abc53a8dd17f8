import { useSession } from '@saiwu/auth';
import { passwordChange } from '@saiwu/openapi';
import { Button, createForm, PasswordInput } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useActForm } from '../lib/api/use-act-form.ts';

const { Form, FormField } = createForm<z.input<typeof passwordChange>>();

/** Old password, new password twice. */
export function ChangePasswordForm({ oldLabel, onDone }: { oldLabel?: string; onDone: () => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const { form, submit, isPending } = useActForm('session.changePassword', {
    schema: passwordChange,
    defaultValues: { id: user?.id ?? '', oldPassword: '', password: '', confirmPassword: '' },
    success: t`密码已修改`,
    onDone,
  });
  return (
    <Form form={form} onSubmit={submit}>
      <FormField name="oldPassword" label={oldLabel ?? t`原密码`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <FormField name="password" label={t`新密码`} help={t`6 到 20 个字符`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormField name="confirmPassword" label={t`再输入一次新密码`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <Button type="submit" isPending={isPending} className="self-end">
        <Trans>修改密码</Trans>
      </Button>
    </Form>
  );
}
