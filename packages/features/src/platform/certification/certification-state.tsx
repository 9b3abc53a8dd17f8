import { StateDot } from '@saiwu/ui';
import type { OwnRequest } from './certification.ts';

/** What became of a request. */
export function CertificationState({ state }: Pick<OwnRequest, 'state'>) {
  return <StateDot tone={tones[state.code]}>{state.desc}</StateDot>;
}

export const tones = { PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger' } as const;
