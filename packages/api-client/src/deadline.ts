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
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  return {
    signal: callerSignal ? AbortSignal.any([controller.signal, callerSignal]) : controller.signal,
    isPassed: () => controller.signal.aborted,
    stop: () => clearTimeout(timer),
  };
}
