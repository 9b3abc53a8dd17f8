import type { BulkAct } from '@saiwu/admin';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { confirm } from '@saiwu/ui';
import { useApi } from '../../lib/api/api.tsx';
import type { CertificationRow } from './certification.ts';

/**
 * Approving many: each by a call of its own, with the same checks as one by one. Whoever would move to another organisation by it is told
 * among those that were not done: that is asked one by one.
 */
export function useApproving() {
  const { t } = useLingui();
  const { call } = useApi();

  const approving: BulkAct<CertificationRow> = {
    title: t`通过认证`,
    success: (done) => t`已通过 ${done} 个认证`,
    atOnce: 1,
    appliesTo: ({ state }) => state.code === 'PENDING',
    send: (rows) => Promise.all(rows.map(({ id }) => call('certification.approve', { path: { id }, body: {} }))),
  };

  /** Asks before. */
  async function ask(count: number, start: (act: BulkAct<CertificationRow>) => void) {
    const isSure = await confirm({
      title: t`${plural(count, { other: '通过 # 个认证申请？' })}`,
      description: t`每个申请都按单个审批时的规则检查，不能通过的会列出原因。会因此转到其他机构的人不会通过，请打开他们的申请逐个确认。`,
      confirmLabel: t`通过认证`,
    });
    if (isSure) start(approving);
  }

  return { approving, ask };
}
