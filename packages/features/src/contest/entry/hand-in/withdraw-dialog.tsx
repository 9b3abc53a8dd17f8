import { useLingui } from '@lingui/react/macro';
import { ReasonDialog } from '../../../crud/reason-dialog.tsx';
import type { Entry } from '../../answers.ts';

/** Takes a project out of its contest for good, with a reason that its team and its college read. */
export function WithdrawDialog({ entry, onClose, onDone }: { entry: Entry; onClose: () => void; onDone: (answer: Entry) => void }) {
  const { t } = useLingui();
  const { id, title } = entry;
  return (
    <ReasonDialog
      act="entry.withdraw"
      id={id}
      success={t`已退出大赛`}
      invalidates={['entry.mine', 'entry.open']}
      onDone={onDone}
      onClose={onClose}
      title={t`让「${title}」退出大赛？`}
      description={t`退出后不能恢复，也不再参加评审。团队、指导教师和学院会收到消息。`}
      cancelLabel={t`暂不退出`}
      submitLabel={t`退出大赛`}
      isDanger
      label={t`退出原因`}
    />
  );
}
