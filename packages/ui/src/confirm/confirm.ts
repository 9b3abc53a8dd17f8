import type { ReactNode } from 'react';

export interface ConfirmOptions {
  /** Names the thing and the act: 删除 3 个评委？ */
  title: ReactNode;
  /** The consequence. */
  description?: ReactNode;
  /** A verb that says the act; 确定 when left out. */
  confirmLabel?: ReactNode;
  cancelLabel?: ReactNode;
  /** The act destroys something. */
  isDanger?: boolean;
}

/**
 * Asks, and resolves with true when the act was confirmed. Questions asked at once are answered one after the other.
 * @throws Error when no `<ConfirmHost/>` is on the page, as nobody could answer.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  if (hosts.size === 0) return Promise.reject(new Error('`confirm` must be used while `ConfirmHost` is on the page'));
  return new Promise((resolve) => {
    nextId += 1;
    change([...questions, { id: nextId, options, resolve }]);
  });
}

/** A question that waits for its answer. */
export interface Question {
  id: number;
  options: ConfirmOptions;
  resolve: (isConfirmed: boolean) => void;
}

/** What the host shows; not for callers. */
export const confirmQueue = {
  subscribe: (onChange: () => void): (() => void) => {
    hosts.add(onChange);
    return () => {
      hosts.delete(onChange);
      // Whoever waits must not wait for ever.
      if (hosts.size === 0) for (const question of questions) confirmQueue.answer(question, false);
    };
  },
  first: (): Question | undefined => questions[0],
  answer: (question: Question, isConfirmed: boolean): void => {
    change(questions.filter((other) => other !== question));
    question.resolve(isConfirmed);
  },
};

const hosts = new Set<() => void>();
let questions: Question[] = [];
let nextId = 0;

function change(next: Question[]) {
  questions = next;
  for (const onChange of hosts) onChange();
}
