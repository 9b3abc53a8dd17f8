import type { Worker } from 'node:worker_threads';

/**
 * What a thread says while it makes a file: a piece of it, that it wants more of the source, that it is done, why it cannot go on, or a
 * remark for whoever started it.
 */
export type FromMaker = { chunk: Uint8Array<ArrayBuffer> } | { wants: true } | { done: true } | { error: string } | { remark: string[] };
/** What it is told: to give the next piece, or more of the source; null after the last. */
export type ToMaker = { give: true } | { more: unknown };

/** Milliseconds in which a thread has to come up with the next piece. */
const timeLimit = 60_000;

/**
 * The pieces that a thread makes, as a stream. Each is made when it is asked for, and the source is read no faster than the thread can use
 * it. Whatever ends it (the last piece, an error of the thread or of the source, a reader who went away) ends thread and source
 * too; `ended` resolves then.
 */
export function streamFromThread(
  worker: Worker,
  source?: AsyncIterator<unknown>,
): { stream: ReadableStream<Uint8Array<ArrayBuffer>>; ended: Promise<void> } {
  const { promise: ended, resolve: tellEnd } = Promise.withResolvers<void>();
  let answered: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  /** True the first time. */
  function end(): boolean {
    if (isOver) return false;
    isOver = true;
    clearTimeout(timer);
    answered?.();
    void Promise.allSettled([worker.terminate(), source?.return?.()]).finally(tellEnd);
    return true;
  }

  async function feed(): Promise<void> {
    const next = await source?.next();
    if (!isOver) worker.postMessage({ more: next?.done === false ? next.value : null } satisfies ToMaker);
  }

  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const fail = (error: unknown) => {
        if (end()) controller.error(error);
      };
      worker.on('error', fail);
      worker.on('exit', () => fail(new Error('the thread ended before its work')));
      worker.on('message', (told: FromMaker) => {
        if (isOver) return;
        if ('chunk' in told) {
          clearTimeout(timer);
          controller.enqueue(told.chunk);
          answered?.();
        } else if ('wants' in told) {
          feed().catch(fail);
        } else if ('error' in told) {
          fail(new Error(told.error));
        } else if ('done' in told && end()) {
          controller.close();
        }
      });
    },
    pull(controller) {
      const { promise, resolve } = Promise.withResolvers<void>();
      answered = resolve;
      timer = setTimeout(() => {
        if (end()) controller.error(new Error('the thread took too long'));
      }, timeLimit);
      worker.postMessage({ give: true } satisfies ToMaker);
      return promise;
    },
    cancel() {
      end();
      return ended;
    },
  });
  return { stream, ended };
}
