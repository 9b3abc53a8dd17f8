/** What this package needs of an `AbortSignal`; the platform's own fits. */
export interface CancelSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

export interface AssignmentOptions {
  /** Cancels: the promise rejects with the signal's reason. */
  signal?: CancelSignal;
  /** Hears 0 … 1, never falling. */
  onProgress?(done: number): void;
}

/** Lets long work breathe: cancellation, progress and a turn for the event loop, by work done and never by a clock. */
export interface Pace {
  /** Counts work, in steps of some nanoseconds; true when it is time to `rest`. */
  isDue(work: number): boolean;
  /** Reports the share done, 0 to 1; yields to the event loop; throws when cancelled. */
  rest(done: number): Promise<void>;
}

export function createPace(options: AssignmentOptions): Pace {
  let work = 0;
  let reported = 0;
  return {
    isDue(more) {
      work += more;
      return work >= WORK_BETWEEN_RESTS;
    },
    async rest(done) {
      work = 0;
      options.signal?.throwIfAborted();
      reported = Math.max(reported, Math.min(1, done));
      options.onProgress?.(reported);
      await new Promise<void>((resolve) => {
        setTimeout(resolve, 0);
      });
      options.signal?.throwIfAborted();
    },
  };
}

/** About 20 ms of work, so that browsers' shortest timeout of 4 ms stays a small part. */
const WORK_BETWEEN_RESTS = 1e7;

/** Every JavaScript host has it; the ES library types do not. */
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
