import { FormDialog, type FormDialogProps } from '@saiwu/admin';
import type { AnswerOf } from '@saiwu/api-client';
import { contract } from '@saiwu/openapi';
import { FormField, Textarea } from '@saiwu/ui';
import { useMemo } from 'react';
import type { z } from 'zod';
import type { Head } from '../lib/api/heads.ts';
import { useActForm } from '../lib/api/use-act-form.ts';

/** Acts on one record that ask for nothing but a reason. */
type ReasonedAct = 'certification.reject' | 'contest.cancel' | 'entry.withdraw' | 'project.reconsider' | 'project.remove';

interface Reason {
  reason: string;
}

interface ReasonDialogProps<Id extends ReasonedAct> extends Pick<
  FormDialogProps<Reason, Reason>,
  'title' | 'description' | 'submitLabel' | 'cancelLabel' | 'isDanger' | 'onClose'
> {
  act: Id;
  /** Of the record. */
  id: string;
  /** The name of the reason: 退出原因. */
  label: string;
  help?: string;
  success: string;
  invalidates: readonly Head[];
  /** Before it closes. */
  onDone?: (answer: AnswerOf<Id>) => void;
}

/** Does an act that needs a reason, which the people concerned will read. */
export function ReasonDialog<Id extends ReasonedAct>(props: ReasonDialogProps<Id>) {
  const { act, id, label, help, success, invalidates, onDone, onClose, ...dialog } = props;
  const schema: z.ZodType<Reason, Reason> = contract[act].body;
  const { form, submit, isPending } = useActForm(act, {
    path: useMemo(() => ({ id }), [id]),
    schema,
    defaultValues: { reason: '' },
    success,
    invalidates,
    onDone: (answer) => {
      onDone?.(answer);
      onClose();
    },
  });
  return (
    <FormDialog {...dialog} form={form} onSubmit={submit} isPending={isPending} onClose={onClose}>
      <FormField control={form.control} name="reason" label={label} help={help} isRequired>
        {(field) => <Textarea {...field} rows={3} maxLength={255} />}
      </FormField>
    </FormDialog>
  );
}
