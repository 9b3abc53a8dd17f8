import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { entryWithdraw } from '@saiwu/openapi';
import { FormField, Textarea } from '@saiwu/ui';
import { useMemo } from 'react';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { Entry } from '../answers.ts';

/** Takes a project out of its contest for good, with a reason that its team and its college read. */
export function WithdrawDialog({ entry, onClose, onDone }: { entry: Entry; onClose: () => void; onDone: (answer: Entry) => void }) {
  const { t } = useLingui();
  const { id, title } = entry;
  const { form, submit, isPending } = useActForm('entry.withdraw', {
    path: useMemo(() => ({ id }), [id]),
    schema: entryWithdraw,
    defaultValues: { reason: '' },
    success: t`已退出大赛`,
    invalidates: ['entry.mine', 'entry.open'],
    onDone: (answer) => {
      onDone(answer);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`让「${title}」退出大赛？`}
      description={t`退出后不能恢复，也不再参加评审。团队、指导教师和学院会收到消息。`}
      cancelLabel={t`暂不退出`}
      submitLabel={t`退出大赛`}
      isDanger
    >
      <FormField control={form.control} name="reason" label={t`退出原因`} isRequired>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}
