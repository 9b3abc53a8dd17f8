import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useMemo } from 'react';
import { useAct } from '../../lib/api/use-act.ts';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { ProjectDetail } from '../answers.ts';
import { decisions, type DecisionAct, emptyDecision, movedByDecision } from './decision.ts';
import { DecisionFields } from './decision-fields.tsx';
import { usePointPlaces } from './point-places.ts';

interface DecideDialogProps {
  project: ProjectDetail;
  act: DecisionAct;
  onClose: () => void;
}

/** Decides on one project; what was decided can be taken back from the message of it. */
export function DecideDialog({ project: { id, title, review }, act, onClose }: DecideDialogProps) {
  const { t, i18n } = useLingui();
  const { operation, schema, label, consequence, isDanger } = decisions[act];
  const reconsider = useAct('project.reconsider', { success: t`已撤回审核结论`, invalidates: movedByDecision });
  const name = i18n._(label);
  const { form, submit, isPending } = useActForm(operation, {
    path: useMemo(() => ({ id }), [id]),
    schema,
    defaultValues: emptyDecision,
    invalidates: movedByDecision,
    onDone: () => {
      toast.success(t`「${title}」：${name}`, {
        undo: () => reconsider.mutate({ path: { id }, body: { reason: t`误操作，立即撤回` } }),
      });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`${name}「${title}」`}
      description={i18n._(consequence)}
      submitLabel={name}
      isDanger={isDanger}
    >
      <DecisionFields act={act} checks={review.checks} places={usePointPlaces(review)} />
    </FormDialog>
  );
}
