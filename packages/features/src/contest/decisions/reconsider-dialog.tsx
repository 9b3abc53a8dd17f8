import { useLingui } from '@lingui/react/macro';
import { ReasonDialog } from '../../crud/reason-dialog.tsx';
import type { ProjectDetail } from '../answers.ts';
import { movedByDecision } from './decision.ts';

/** Takes back what was decided on a project, with a reason that its team reads. */
export function ReconsiderDialog({ project: { id, title }, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      act="project.reconsider"
      id={id}
      success={t`已撤回审核结论`}
      invalidates={movedByDecision}
      onClose={onClose}
      title={t`撤回「${title}」的审核结论？`}
      description={t`项目回到待审核；已经分配的评委会解除，团队会收到消息。`}
      submitLabel={t`撤回审核结论`}
      label={t`撤回原因`}
      help={t`团队会读到`}
    />
  );
}
