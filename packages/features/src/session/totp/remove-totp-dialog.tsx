import { FormDialog } from '@saiwu/admin';
import { totpRemove } from '@saiwu/openapi';
import { createForm, Input, PasswordInput } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { useActForm } from '../../lib/api/use-act-form.ts';

const { FormField } = createForm<z.input<typeof totpRemove>>();

/** Switches the second factor off, with password and code. */
export function RemoveTotpDialog({ mustEnrol, onClose, onDone }: { mustEnrol: boolean; onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const { form, submit, isPending } = useActForm('totp.remove', {
    schema: totpRemove,
    defaultValues: { password: '', code: '' },
    success: t`两步验证已停用`,
    onDone,
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      size="sm"
      title={t`停用两步验证？`}
      description={
        mustEnrol ? t`换手机时用。管理员必须启用两步验证，停用后要马上重新设置。` : t`停用后，只凭密码就能登录。恢复码一起作废。`
      }
      submitLabel={t`停用两步验证`}
      isDanger
    >
      <FormField name="password" label={t`密码`} isRequired>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <FormField name="code" label={t`验证码`} help={t`验证器上的六位数字，或一个恢复码`} isRequired>
        {(field) => <Input {...field} autoComplete="one-time-code" spellCheck={false} maxLength={32} className="font-mono" />}
      </FormField>
    </FormDialog>
  );
}
