import { openThread } from './open-thread.ts';

interface Reading {
  /** The name of the thread's file. */
  name: string;
  /** MiB of its heap. */
  memory: number;
  /** Milliseconds after which it is given up. */
  timeLimit: number;
  /** What was wrong with the file, of what the thread has said; without: it took too much. */
  failure: (told?: ReadFailure) => Error;
}

/** What was wrong, as an error's plain facts: its class would not cross from thread to thread. */
interface ReadFailure {
  kind: string;
  at?: string;
}

/** Reads a file in a thread with a limit on time and memory: a hostile one cannot stop the server. `given` is what the thread wants. */
export function readInThread<Content>(given: unknown, { name, memory, timeLimit, failure }: Reading): Promise<Content> {
  return new Promise((resolve, reject) => {
    const worker = openThread(name, memory, { workerData: given });
    const timer = setTimeout(() => void worker.terminate().then(() => reject(failure())), timeLimit);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    worker.once('message', (answer: { read: Content } | ReadFailure) =>
      finish(() => ('read' in answer ? resolve(answer.read) : reject(failure(answer)))),
    );
    worker.once('error', () => finish(() => reject(failure())));
  });
}
