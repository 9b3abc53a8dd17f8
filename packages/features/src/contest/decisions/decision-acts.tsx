import { Acts, isAllowed } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCan } from '../../lib/api/access.ts';
import { partOf } from '../../lib/app/later.tsx';
import type { ProjectDetail } from '../answers.ts';
import { type DecisionAct, decisions } from './decision.ts';

interface DecisionActsProps {
  project: ProjectDetail;
  /** The act whose form is open. */
  open: DecisionAct | null;
  /** One of the three acts was chosen: its form is opened by the page. */
  onDecide: (act: DecisionAct) => void;
}

/** What may be decided on a project that its team has handed in, and taken back again. */
export function DecisionActs({ project, open: deciding, onDecide }: DecisionActsProps) {
  const { t, i18n } = useLingui();
  const can = useCan();
  const [open, setOpen] = useState<'reconsider' | 'appointLeader' | null>(null);
  const close = () => setOpen(null);
  const offerOf = (act: DecisionAct) =>
    can(decisions[act].operation) && {
      act,
      label: i18n._(decisions[act].label),
      isDanger: decisions[act].isDanger,
      isOpen: act === deciding,
      onSelect: () => onDecide(act),
    };
  const isWaiting = isAllowed(project.actions, 'accept');
  return (
    <>
      <Acts
        of={project.actions}
        // what cannot be done now stands in the menu, where it still says why
        atMost={isWaiting ? 3 : 0}
        offers={[
          (project.leadership?.candidates.length ?? 0) > 0 &&
            can('project.appointLeader') && { act: 'appointLeader', label: t`指定负责人`, onSelect: () => setOpen('appointLeader') },
          can('project.reconsider') && { act: 'reconsider', label: t`撤回审核结论`, onSelect: () => setOpen('reconsider') },
          offerOf('reject'),
          offerOf('return'),
          offerOf('accept'),
        ]}
      />
      {open === 'reconsider' && <ReconsiderDialog project={project} onClose={close} />}
      {open === 'appointLeader' && <AppointLeaderDialog project={project} onClose={close} />}
    </>
  );
}

// most who read a project decide nothing
const AppointLeaderDialog = partOf(async () => (await import('../projects/appoint-leader-dialog.tsx')).AppointLeaderDialog);
const ReconsiderDialog = partOf(async () => (await import('./reconsider-dialog.tsx')).ReconsiderDialog);
