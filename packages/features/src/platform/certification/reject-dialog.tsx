import { useLingui } from '@lingui/react/macro';
import { ReasonDialog } from '../../crud/reason-dialog.tsx';
import type { Certification } from './certification.ts';
import { decided } from './decided.ts';

/** Rejects a request with a reason that the person reads. */
export function RejectDialog({ request: { id, userName }, onClose }: { request: Certification; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      act="certification.reject"
      id={id}
      success={t`已驳回「${userName}」的认证`}
      invalidates={decided}
      onClose={onClose}
      title={t`驳回「${userName}」的认证？`}
      description={t`申请人会看到原因，可以补充材料后再申请。`}
      submitLabel={t`驳回`}
      isDanger
      label={t`驳回原因`}
      help={t`说明缺什么、怎样补`}
    />
  );
}
