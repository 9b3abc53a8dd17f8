import { abortWith } from './abort-with.ts';

export interface Deadline {
  /** Aborts when time is up or when the caller's signal does. */
  signal: AbortSignal;
  isPassed(): boolean;
  /** Ends the waiting. Call it when the answer is read. */
  stop(): void;
}

/** Gives a call a limited time, answer's body included. */
export function startDeadline(timeoutMs: number, callerSignal?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isPassed = false;
  const timer = setTimeout(() => {
    isPassed = true;
    controller.abort();
  }, timeoutMs);
  const detach = callerSignal && abortWith(controller, callerSignal);
  return {
    signal: controller.signal,
    isPassed: () => isPassed,
    stop() {
      clearTimeout(timer);
      detach?.();
    },
  };
}
