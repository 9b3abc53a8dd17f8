import { useDirty, useZodForm } from '@saiwu/admin';
import { isApiError } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { passwordChange } from '@saiwu/openapi';
import { applyFieldErrors, Button, createForm, PasswordInput } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useAct } from '../lib/api/use-act.ts';

const { Form, FormField } = createForm<z.input<typeof passwordChange>>();

/** Old password, new password twice. */
export function ChangePasswordForm({ oldLabel, onDone }: { oldLabel?: string; onDone: () => void }) {
  const { t } = useLingui();
  const { user } = useSession();
  const form = useZodForm(passwordChange, { defaultValues: { id: user?.id ?? '', oldPassword: '', password: '', confirmPassword: '' } });
  const change = useAct('session.changePassword', { success: t`密码已修改` });
  useDirty(form.formState.isDirty && !change.isSuccess);
  return (
    <Form
      form={form}
      onSubmit={(body) =>
        change.mutate(
          { body },
          { onSuccess: onDone, onError: (error) => isApiError(error) && error.fieldErrors && applyFieldErrors(form, error.fieldErrors) },
        )
      }
    >
      <FormField name="oldPassword" label={oldLabel ?? t`原密码`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <FormField name="password" label={t`新密码`} help={t`6 到 20 个字符`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormField name="confirmPassword" label={t`再输入一次新密码`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <Button type="submit" isPending={change.isPending} className="self-end">
        <Trans>修改密码</Trans>
      </Button>
    </Form>
  );
}
