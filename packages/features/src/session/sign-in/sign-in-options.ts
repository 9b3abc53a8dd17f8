import type { AnswerOf } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';

export type SignInOptions = AnswerOf<'session.options'>;

interface Answer {
  /** Which question it answers. */
  question: string;
  options: SignInOptions | null;
  error: unknown;
}

/**
 * Which ways in there are, for the tenant that is named. `options` is null until the server has said so; what was known stays while it is asked
 * again: for another tenant, by `ask`, and when the connection has come back.
 */
export function useSignInOptions(): { options: SignInOptions | null; error: unknown; ask: () => void } {
  const { call } = useApi();
  const { tenant } = useSession();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ question: '', options: null, error: null });
  const question = `${round} ${tenant ?? ''}`;

  useEffect(() => {
    const asking = new AbortController();
    call('session.options', { signal: asking.signal, isQuiet: true }).then(
      (options) => setAnswer({ question, options, error: null }),
      (error: unknown) => !asking.signal.aborted && setAnswer(({ options }) => ({ question, options, error })),
    );
    return () => asking.abort();
  }, [call, question]);

  useEffect(() => {
    const askAgain = () => setRound((last) => last + 1);
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, []);

  return {
    options: answer.options,
    error: answer.question === question ? answer.error : null,
    ask: () => setRound((last) => last + 1),
  };
}
