import { FormDialog, useZodForm } from '@saiwu/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, applyFieldErrors, FormField, Input } from '@saiwu/ui';
import { z } from 'zod';
import { useAct } from '../../lib/api/use-act.ts';
import type { TenantRow } from './tenant.ts';

/** Nothing brings a tenant's data back: whoever deletes them writes its code. */
export function DeleteTenantDialog({ tenant: { id, name, code }, onClose }: { tenant: TenantRow; onClose: () => void }) {
  const { t } = useLingui();
  const form = useZodForm(schema, { defaultValues: { code: '' } });
  const remove = useAct('tenant.removeAll', { success: t`已删除企业「${name}」` });

  function submit(written: z.output<typeof schema>) {
    if (written.code.trim() === code) remove.mutate({ body: [id] }, { onSuccess: onClose });
    else applyFieldErrors(form, { code: t`请写企业编码 ${code}` });
  }

  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={remove.isPending}
      onClose={onClose}
      title={t`删除企业「${name}」和它的所有数据？`}
      submitLabel={t`连同数据一起删除`}
      isDanger
      notices={
        <Alert tone="danger" className="mb-4">
          <Trans>用户、机构、大赛、评审、消息、文件和日志一起删除，不能恢复。只是暂时停用时，请改用「禁用」。</Trans>
        </Alert>
      }
    >
      <FormField control={form.control} name="code" label={t`写下企业编码 ${code} 以确认`} isRequired>
        {(field) => <Input {...field} autoComplete="off" className="font-mono" />}
      </FormField>
    </FormDialog>
  );
}

const schema = z.object({ code: z.string() });
