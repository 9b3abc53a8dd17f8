import { FormDialog } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { toast } from '@saiwu/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useAct } from '../../lib/api/use-act.ts';
import { useActForm } from '../../lib/api/use-act-form.ts';
import type { ProjectDetail } from '../answers.ts';
import { useIsDesk } from '../use-is-desk.ts';
import { DecidePanel } from './decide-panel.tsx';
import { decisions, type DecisionAct, emptyDecision, movedByDecision } from './decision.ts';
import { DecisionFields } from './decision-fields.tsx';
import { EarlierDecision } from './earlier-decision.tsx';
import { usePointPlaces } from './point-places.ts';
import { QuotaLeft } from './quota-left.tsx';

interface DecideFormProps {
  project: ProjectDetail;
  act: DecisionAct;
  onClose: () => void;
}

/**
 * Decides on one project; what was decided can be taken back from the message of it. On a desk it stands beside the plan, which can be read
 * meanwhile, else in a dialog. What was filled in stays when another of the three acts is chosen.
 */
export function DecideForm({ project: { id, title, review }, act, onClose }: DecideFormProps) {
  const { t, i18n } = useLingui();
  const isDesk = useIsDesk();
  const { operation, schema, label, consequence, isDanger } = decisions[act];
  const reconsider = useAct('project.reconsider', { success: t`已撤回审核结论`, invalidates: movedByDecision });
  const name = i18n._(label);
  const { form, submit, isPending } = useActForm(operation, {
    path: useMemo(() => ({ id }), [id]),
    schema,
    defaultValues: emptyDecision,
    // whichever of the three acts
    about: `project.decide ${id}`,
    invalidates: movedByDecision,
    onDone: () => {
      toast.success(t`「${title}」：${name}`, {
        undo: () => reconsider.mutate({ path: { id }, body: { reason: t`误操作，立即撤回` } }),
      });
      onClose();
    },
  });
  const { clearErrors } = form;
  // what one act asks for, another may not
  const shown = useRef(act);
  useEffect(() => {
    if (shown.current === act) return;
    shown.current = act;
    clearErrors();
  }, [act, clearErrors]);
  const Surface = isDesk ? DecidePanel : FormDialog;
  return (
    <Surface
      form={form}
      onSubmit={submit}
      isPending={isPending}
      onClose={onClose}
      title={t`${name}「${title}」`}
      description={i18n._(consequence)}
      submitLabel={name}
      isDanger={isDanger}
      notices={
        <div className="mb-4 flex flex-col gap-3 empty:hidden">
          <QuotaLeft quota={review.quota} />
          <EarlierDecision review={review} />
        </div>
      }
    >
      <DecisionFields act={act} checks={review.checks} places={usePointPlaces(review)} />
    </Surface>
  );
}
