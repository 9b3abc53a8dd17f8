import type { AnswerOf, Client, OperationId } from '@saiwu/api-client';
import { useSession } from '@saiwu/auth';
import { createContext, useContext, useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api.tsx';
import { soon } from '../begin-start.ts';

export type SignInOptions = AnswerOf<'session.options'>;

interface Options {
  /** Null until the server has said so; what was known stays while it is asked again. */
  options: SignInOptions | null;
  error: unknown;
  /** Asks again. */
  ask: () => void;
}

/** Asks which ways in there are before the code of the page is there to ask. */
export function beginOptions({ call }: Pick<Client<OperationId>, 'call'>): void {
  const one: Begun = { asked: call('session.options', { isQuiet: true }) };
  const keep = async () => void (one.answer = await one.asked);
  // what is not told the page asks by itself
  keep().catch(() => undefined);
  begun = one;
}

/** Resolves when that is answered, or late. */
export function beganOptions(): Promise<void> {
  return soon(begun?.asked);
}

/**
 * Which ways in there are, for the tenant that is named, and what the installation calls itself: asked again for another tenant, by `ask`,
 * and when the connection has come back. For the frame of a page before signing in; what stands in it reads them by `useSignInOptions`.
 */
export function useAskedOptions(): Options {
  const { call } = useApi();
  const { tenant } = useSession();
  const [round, setRound] = useState(0);
  const question = `${round} ${tenant ?? ''}`;
  const [first] = useState(() => ({ question, ...takeBegun() }));
  const [answer, setAnswer] = useState<Answer>({ question, options: first.answer ?? null, error: null });

  useEffect(() => {
    const asking = new AbortController();
    const asked = first.question === question ? first.asked : undefined;
    (asked ?? call('session.options', { signal: asking.signal, isQuiet: true })).then(
      (options) => asking.signal.aborted || setAnswer({ question, options, error: null }),
      (error: unknown) => asking.signal.aborted || setAnswer(({ options }) => ({ question, options, error })),
    );
    return () => asking.abort();
  }, [call, question, first]);

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

/** What the frame of this page has been told. */
export function useSignInOptions(): Options {
  return useContext(OptionsContext);
}

export const OptionsContext = createContext<Options>({ options: null, error: null, ask: () => undefined });

interface Answer {
  /** Which question it answers. */
  question: string;
  options: SignInOptions | null;
  error: unknown;
}

interface Begun {
  asked: Promise<SignInOptions>;
  answer?: SignInOptions;
}

/** What was begun, once: later it is no longer how things stand. */
function takeBegun(): Partial<Begun> {
  const taken = begun;
  begun = undefined;
  return taken ?? {};
}

let begun: Begun | undefined;
