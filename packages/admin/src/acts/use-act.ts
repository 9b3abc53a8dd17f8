import { toast } from '@saiwu/ui';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import { belongsToForm } from '../failure.ts';
import { invalidateHeads } from './invalidate-heads.ts';
import { createOnceKey } from './once-key.ts';
import type { Operation } from './operation.ts';

export interface ActOptions<Answer, Head extends string = string> {
  /** Toast after success. */
  success?: string | ((answer: Answer) => string) | undefined;
  /** Puts the reason of a failure into the words of its toast. Default: the reason alone. */
  failure?: (reason: string) => string;
  /** Heads (`parameter`) or whole ids (`stage.get`) of the queries that are stale afterwards. Default: the operation's own head. */
  invalidates?: readonly Head[] | undefined;
  /** Neither success nor failure toasts: the caller shows both. */
  isQuiet?: boolean;
}

/** The effects that follow one call of an act, whether its page is in front or hidden behind another tab by then. */
export interface ActFollow<Answer> {
  onSuccess?: (answer: Answer) => void;
  onError?: (error: Error) => void;
}

/** The state of a call, and the function that makes one. */
export interface Act<Input, Answer> extends Omit<UseMutationResult<Answer, Error, Input>, 'mutate' | 'mutateAsync'> {
  mutate: (input: Input, follow?: ActFollow<Answer>) => void;
  mutateAsync: (input: Input, follow?: ActFollow<Answer>) => Promise<Answer>;
}

/**
 * One operation as a mutation: toasts, and fetches again the queries that it made stale. Field errors, stale edits and warnings are left
 * to the form. An operation that creates something does it once, however often the same input is sent before an answer has come.
 */
export function useAct<Input, Answer>(
  operation: Operation<Input, Answer>,
  { success, failure = (reason) => reason, invalidates, isQuiet = false }: ActOptions<Answer> = {},
): Act<Input, Answer> {
  const { explain } = useAdmin();
  const queryClient = useQueryClient();
  const [once] = useState(createOnceKey);
  const head = operation.id.split('.', 1).join('');
  const { mutateAsync: send, ...act } = useMutation<Answer, Error, Input>({
    mutationKey: [operation.id],
    mutationFn: (input) => operation.send(input, { idempotencyKey: once.of(input) }),
    onSuccess: (answer) => {
      once.done();
      if (success !== undefined && !isQuiet)
        toast.success(typeof success === 'function' ? success(answer) : success, aboutRecord(head, answer));
      // not waited for: the next step after an act (closing a dialog, going on) must not depend on a refetch
      void invalidateHeads(queryClient, invalidates ?? [head]);
    },
    onError: (error) => {
      const told = explain(error);
      if (isQuiet || told.kind === 'told' || belongsToForm(told)) return;
      // of a request that never reached the act, nothing more will be known
      toast.error(failure(told.message), { requestId: told.requestId, isExplained: told.kind !== 'stopped' });
    },
  });

  // by the promise: TanStack Query tells a call's own callbacks nothing while the page that made it is hidden, and its dialog would stay
  // open
  const calls = useMemo(() => {
    const mutateAsync = (input: Input, { onSuccess, onError = ignore }: ActFollow<Answer> = {}) => {
      const sent = send(input);
      void sent.then(onSuccess, onError);
      return sent;
    };
    // a failure is told by the act, and to the effects that follow
    return { mutateAsync, mutate: (input: Input, follow?: ActFollow<Answer>) => void mutateAsync(input, follow).catch(ignore) };
  }, [send]);
  return { ...act, ...calls };
}

function ignore(): void {}

/** A toast about a record no longer holds once the record has gone on: created, then published. */
function aboutRecord(head: string, answer: unknown): { about?: string } {
  const id = (answer as { id?: unknown } | null | undefined)?.id; // an answer of any kind: one without an id is about no record
  return typeof id === 'string' ? { about: `${head} ${id}` } : {};
}
