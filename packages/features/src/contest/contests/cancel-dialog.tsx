import { useLingui } from '@lingui/react/macro';
import { ReasonDialog } from '../../crud/reason-dialog.tsx';
import type { Contest } from '../answers.ts';

/** Cancels a contest with a reason that its people will read. */
export function CancelDialog({ contest, onClose }: { contest: Contest; onClose: () => void }) {
  const { t } = useLingui();
  const { id, title, projectCount } = contest;
  return (
    <ReasonDialog
      act="contest.cancel"
      id={id}
      success={t`已取消「${title}」`}
      invalidates={['contest', 'stage', 'overview', 'judging']}
      onClose={onClose}
      title={t`取消「${title}」？`}
      description={t`评审随之停止，${projectCount} 个项目和已有的评分保留。取消后不能恢复。`}
      cancelLabel={t`暂不取消`}
      submitLabel={t`取消大赛`}
      isDanger
      label={t`取消原因`}
    />
  );
}
