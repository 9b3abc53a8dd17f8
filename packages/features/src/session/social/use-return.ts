import type { AnswerOf, InputOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { socialProviders } from '@saiwu/openapi';
import { toast } from '@saiwu/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../lib/api/api.tsx';
import { secondFactorTicket } from '../sign-in/second-factor-ticket.ts';
import { useEnter } from '../sign-in/use-enter.ts';
import { forgetVisit, readVisit, type PendingVisit } from './pending-visit.ts';
import type { ProviderReturn } from './read-return.ts';

export type Unbound = Extract<AnswerOf<'social.finish'>, { kind: 'UNBOUND' }>;

type ReturnOutcome =
  | { kind: 'WAITING' }
  | { kind: 'BOUND' }
  | { kind: 'UNBOUND'; person: Unbound }
  | { kind: 'SECOND_FACTOR'; ticket: string }
  | Failed;

/**
 * `REFUSED`: the server has said why in `error`. `DENIED`: by the person, at the provider. `UNKNOWN`: this tab has not sent anybody there.
 */
export interface Failed {
  kind: 'FAILED';
  reason: 'REFUSED' | 'DENIED' | 'UNKNOWN';
  error: unknown;
}

/** Finishes what this tab has begun at a provider, once, and takes what the provider wrote out of the address and the history at once. */
export function useReturn(provider: string, given: ProviderReturn): { visit: PendingVisit | null; outcome: ReturnOutcome } {
  const { t } = useLingui();
  const { call } = useApi();
  const enter = useEnter();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const isTaken = useRef(false);
  const [visit] = useState(() => readVisit(provider));
  const [outcome, setOutcome] = useState<ReturnOutcome>({ kind: 'WAITING' });

  async function finish(begun: PendingVisit, body: InputOf<'social.finish'>['body']): Promise<ReturnOutcome> {
    if (begun.purpose === 'BIND') {
      const { label } = await call('social.bind', { body, isQuiet: true });
      toast.success(t`已绑定 ${label} 账号`);
      return { kind: 'BOUND' };
    }
    const answer = await call('social.finish', { body, isQuiet: true });
    if (answer.kind === 'UNBOUND') return { kind: 'UNBOUND', person: answer };
    enter(answer.session);
    return { kind: 'WAITING' };
  }

  async function take(): Promise<ReturnOutcome> {
    forgetVisit();
    const code = socialProviders.find((one) => one === provider);
    if (visit !== null && given.error !== null) return { kind: 'FAILED', reason: 'DENIED', error: null };
    if (visit === null || !code || given.code === null || given.state === null) return { kind: 'FAILED', reason: 'UNKNOWN', error: null };
    try {
      return await finish(visit, { provider: code, code: given.code, state: given.state, binding: visit.binding });
    } catch (error) {
      const ticket = secondFactorTicket(error);
      return ticket === null ? { kind: 'FAILED', reason: 'REFUSED', error } : { kind: 'SECOND_FACTOR', ticket };
    }
  }

  const begin = useEffectEvent(() => {
    // a state is good once, and React may run an effect twice;
    // whoever is signed in already, in another tab say, stays who they are
    if (isTaken.current || (isSignedIn && visit?.purpose !== 'BIND')) return;
    isTaken.current = true;
    void navigate({ search: '' }, { replace: true });
    void take().then(setOutcome);
  });
  useEffect(() => begin(), []);

  return { visit, outcome };
}
