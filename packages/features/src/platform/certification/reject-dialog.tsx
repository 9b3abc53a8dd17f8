import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { certificationRejection } from '@saiwu/openapi';
import { FormField, Textarea } from '@saiwu/ui';
import { useMemo } from 'react';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { Certification } from './certification.ts';
import { decided } from './decided.ts';

/** Rejects a request with a reason that the person reads. */
export function RejectDialog({ request: { id, userName }, onClose }: { request: Certification; onClose: () => void }) {
  const { t } = useLingui();
  const { form, submit, isPending } = useActForm('certification.reject', {
    path: useMemo(() => ({ id }), [id]),
    schema: certificationRejection,
    defaultValues: { reason: '' },
    success: t`已驳回「${userName}」的认证`,
    invalidates: decided,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`驳回「${userName}」的认证？`}
      description={t`申请人会看到原因，可以补充材料后再申请。`}
      submitLabel={t`驳回`}
      isDanger
    >
      <FormField control={form.control} name="reason" label={t`驳回原因`} help={t`说明缺什么、怎样补`} isRequired>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}
