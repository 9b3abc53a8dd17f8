import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { contract } from '@saiwu/openapi';
import { FormField, Textarea } from '@saiwu/ui';
import { useMemo } from 'react';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { ProjectDetail } from '../answers.ts';
import { movedByDecision } from './decision.ts';

/** Takes back what was decided on a project, with a reason that its team reads. */
export function ReconsiderDialog({ project: { id, title }, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const { t } = useLingui();
  const { form, submit, isPending } = useActForm('project.reconsider', {
    path: useMemo(() => ({ id }), [id]),
    schema: contract['project.reconsider'].body,
    defaultValues: { reason: '' },
    success: t`已撤回审核结论`,
    invalidates: movedByDecision,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`撤回「${title}」的审核结论？`}
      description={t`项目回到待审核；已经分配的评委会解除，团队会收到消息。`}
      submitLabel={t`撤回审核结论`}
    >
      <FormField control={form.control} name="reason" label={t`撤回原因`} help={t`团队会读到`} isRequired>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}
