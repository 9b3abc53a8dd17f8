import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { contract } from '@saiwu/openapi';
import { FormField, Textarea } from '@saiwu/ui';
import { useMemo } from 'react';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { Contest } from '../answers.ts';

/** Cancels a contest with a reason that its people will read. */
export function CancelDialog({ contest, onClose }: { contest: Contest; onClose: () => void }) {
  const { t } = useLingui();
  const { id, title, projectCount } = contest;
  const { form, submit, isPending } = useActForm('contest.cancel', {
    path: useMemo(() => ({ id }), [id]),
    schema: contract['contest.cancel'].body,
    defaultValues: { reason: '' },
    success: t`已取消「${title}」`,
    invalidates: ['contest', 'stage', 'overview', 'judging'],
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`取消「${title}」？`}
      description={t`评审随之停止，${projectCount} 个项目和已有的评分保留。取消后不能恢复。`}
      cancelLabel={t`暂不取消`}
      submitLabel={t`取消大赛`}
      isDanger
    >
      <FormField control={form.control} name="reason" label={t`取消原因`} isRequired>
        {(field) => <Textarea {...field} rows={3} />}
      </FormField>
    </FormDialog>
  );
}
