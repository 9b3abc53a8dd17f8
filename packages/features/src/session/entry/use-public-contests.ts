import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { useSignInOptions } from '../sign-in/sign-in-options.ts';

export type PublicContest = AnswerOf<'public.contests'>['records'][number];

/**
 * Three contests that everybody may know of: those that one can take part in first, the nearest deadline before others. None where none can be
 * had; null until that is known. Asked for in the name of the tenant that the page stands for, and again in another language, which states are
 * named in.
 */
export function usePublicContests(): PublicContest[] | null {
  const { call } = useApi();
  const { tenant } = useSession();
  const { locale } = useLingui().i18n;
  const { options, error } = useSignInOptions();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isNobodys = tenant === null && options?.isMultiTenant === true;
  const isAsked = options !== null && !isNobodys;

  useEffect(() => {
    if (!isAsked) return undefined;
    const asking = new AbortController();
    call('public.contests', { body, signal: asking.signal, isQuiet: true }).then(
      ({ records }) => asking.signal.aborted || setAnswer({ tenant, contests: records }),
      () => asking.signal.aborted || setAnswer({ tenant, contests: [] }),
    );
    return () => asking.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language, other names of states
  }, [call, isAsked, tenant, locale]);

  if (isNobodys || error !== null) return [];
  return answer?.tenant === tenant ? answer.contests : null;
}

interface Answer {
  /** Whose they are. */
  tenant: string | null;
  contests: PublicContest[];
}

const body = { model: {}, size: 3, sort: 'registrationEnd', order: 'ascending', extra: { totalKind: 'none' } };
