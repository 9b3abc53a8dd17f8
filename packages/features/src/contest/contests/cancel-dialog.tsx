import { useDirty, useZodForm } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@saiwu/api-client';
import { contract } from '@saiwu/openapi';
import { applyFieldErrors, Button, Dialog, DialogClose, Form, FormField, Textarea } from '@saiwu/ui';
import { useId } from 'react';
import { useAct } from '../../lib/api/use-act.ts';
import type { Contest } from '../answers.ts';

/** Cancels a contest with a reason that its people will read. */
export function CancelDialog({ contest, onClose }: { contest: Contest; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const { id, title, projectCount } = contest;
  const cancel = useAct('contest.cancel', { success: t`已取消“${title}”`, invalidates: ['contest', 'stage', 'overview', 'judging'] });
  const form = useZodForm(contract['contest.cancel'].body, { defaultValues: { reason: '' } });
  useDirty(form.formState.isDirty && !cancel.isSuccess);

  function submit(body: { reason: string }) {
    cancel.mutate(
      { path: { id }, body },
      {
        onSuccess: onClose,
        onError: (error) => isApiError(error) && error.fieldErrors !== undefined && applyFieldErrors(form, error.fieldErrors),
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDirty={form.formState.isDirty}
      title={t`取消“${title}”？`}
      description={t`评审随之停止，${projectCount} 个项目和已有的评分保留。取消后不能恢复。`}
      footer={
        <>
          <DialogClose>
            <Button variant="outline">{t`暂不取消`}</Button>
          </DialogClose>
          <Button variant="danger" type="submit" form={formId} isPending={cancel.isPending}>{t`取消大赛`}</Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={submit}>
        <FormField control={form.control} name="reason" label={t`取消原因`} isRequired>
          {(field) => <Textarea {...field} rows={3} />}
        </FormField>
      </Form>
    </Dialog>
  );
}
