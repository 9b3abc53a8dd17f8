import { useZodForm } from '@saiwu/admin';
import { isApiError } from '@saiwu/api-client';
import { totpRemove } from '@saiwu/openapi';
import { applyFieldErrors, Button, createForm, Dialog, DialogClose, Input, PasswordInput } from '@saiwu/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { z } from 'zod';
import { useAct } from '../../lib/api/use-act.ts';

const { Form, FormField } = createForm<z.input<typeof totpRemove>>();

/** Switches the second factor off, with password and code. */
export function RemoveTotpDialog({ mustEnrol, onClose, onDone }: { mustEnrol: boolean; onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const remove = useAct('totp.remove', { success: t`两步验证已停用` });
  const form = useZodForm(totpRemove, { defaultValues: { password: '', code: '' } });
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDirty={form.formState.isDirty}
      title={t`停用两步验证？`}
      description={
        mustEnrol ? t`换手机时用。管理员必须启用两步验证，停用后要马上重新设置。` : t`停用后，只凭密码就能登录。恢复码一起作废。`
      }
      footer={
        <>
          <DialogClose>
            <Button variant="outline">
              <Trans>取消</Trans>
            </Button>
          </DialogClose>
          <Button variant="danger" type="submit" form={formId} isPending={remove.isPending}>
            <Trans>停用两步验证</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={(body) =>
          remove.mutate(
            { body },
            {
              onSuccess: onDone,
              onError: (error) => isApiError(error) && error.fieldErrors !== undefined && applyFieldErrors(form, error.fieldErrors),
            },
          )
        }
      >
        <FormField name="password" label={t`密码`} isRequired>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
        <FormField name="code" label={t`验证码`} help={t`验证器上的六位数字，或一个恢复码`} isRequired>
          {(field) => <Input {...field} autoComplete="one-time-code" spellCheck={false} maxLength={32} className="font-mono" />}
        </FormField>
      </Form>
    </Dialog>
  );
}
