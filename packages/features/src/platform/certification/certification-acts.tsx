import { Acts } from '@saiwu/admin';
import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useState } from 'react';
import { useAct } from '../../lib/api/use-act.ts';
import { placeOf, type Certification } from './certification.ts';
import { decided } from './decided.ts';
import { RejectDialog } from './reject-dialog.tsx';

/** The decision: approved after a question that says what it brings, or rejected with a reason. */
export function CertificationActs({ request }: { request: Certification }) {
  const { t } = useLingui();
  const [isRejecting, setIsRejecting] = useState(false);
  const { id, userName, move } = request;
  const { desc } = request.role;
  const approve = useAct('certification.approve', { success: t`已通过「${userName}」的认证`, invalidates: decided });

  async function ask() {
    const place = placeOf(request);
    const isSure = await confirm({
      title: t`通过「${userName}」的认证？`,
      description:
        move === null
          ? t`${userName} 会成为${place}的${desc}，马上就能使用。`
          : t`${userName} 会转到${place}，成为那里的${desc}，马上就能使用；以后由新的机构管理。`,
      confirmLabel: t`通过认证`,
    });
    if (isSure) approve.mutate({ path: { id }, body: { confirm: move !== null } });
  }

  return (
    <>
      <Acts
        of={request.actions}
        offers={[
          { act: 'reject', label: t`驳回`, onSelect: () => setIsRejecting(true) },
          { act: 'approve', label: t`通过认证`, isPending: approve.isPending, onSelect: () => void ask() },
        ]}
      />
      {isRejecting && <RejectDialog request={request} onClose={() => setIsRejecting(false)} />}
    </>
  );
}
