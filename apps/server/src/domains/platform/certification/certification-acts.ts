import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Act } from '../../contest/contest/acts/action.ts';
import type { CertificationRow } from './present-certification.ts';

/** What decides whether a request can be decided by the caller. */
export interface Decision extends Pick<CertificationRow, 'state' | 'reviewer'> {
  /** It is the caller's own. */
  isOwn: boolean;
  /** Why the person cannot get the role, whoever asks; null: they can. */
  bar: MessageDescriptor | null;
}

/** The acts of a request: the one place that says when it can be decided. */
export const certificationActs: Record<'approve' | 'reject', Act<Decision>> = {
  approve: { operation: 'certification.approve', needsOwner: false, barredBy: (decision) => undecidable(decision) ?? decision.bar },
  reject: { operation: 'certification.reject', needsOwner: false, barredBy: undecidable },
};

function undecidable({ isOwn, state, reviewer }: Decision): MessageDescriptor | null {
  if (isOwn) return msg`不能审批自己的申请，请由其他管理员操作`;
  if (state === 'PENDING') return null;
  if (reviewer === null) return msg`这个申请已经审批过了`;
  return state === 'APPROVED' ? msg`${reviewer} 已经通过了这个申请` : msg`${reviewer} 已经驳回了这个申请`;
}
