import type { SheetAnswer, SheetRequest } from './sheet-requests.ts';

/** Somebody who reads and writes sheets: a worker, or this thread where no worker can be started. */
export interface SheetThread {
  /** Asks one thing at a time. Rejects when the signal stops it or the worker dies. */
  ask: (request: SheetRequest, transfer?: Transferable[]) => Promise<SheetAnswer>;
  /** Ends the worker, whatever it is doing. */
  close: () => void;
}

/** Starts one; `signal` closes it and rejects what is being asked. */
export async function startSheetThread(signal?: AbortSignal): Promise<SheetThread> {
  signal?.throwIfAborted();
  const worker = await startWorker(signal);
  return worker === undefined ? onThisThread(signal) : onWorker(worker, signal);
}

/** Nothing where a policy, an old bundler or a page without workers does not let it start. */
async function startWorker(signal: AbortSignal | undefined): Promise<Worker | undefined> {
  let worker: Worker;
  try {
    // Published it is a JavaScript file; in the workspace Vite finds the source under this name.
    worker = new Worker(new URL('./sheet-worker.js', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
  const isRunning = await new Promise<boolean>((resolve) => {
    worker.addEventListener('message', () => resolve(true), { once: true });
    worker.addEventListener('error', (event) => {
      // Not told in the console: there is another way.
      event.preventDefault();
      resolve(false);
    });
    signal?.addEventListener('abort', () => resolve(false), { once: true });
  });
  if (isRunning) return worker;
  worker.terminate();
  signal?.throwIfAborted();
  return undefined;
}

function onWorker(worker: Worker, signal: AbortSignal | undefined): SheetThread {
  let waiting: { resolve: (answer: SheetAnswer) => void; reject: (reason: unknown) => void } | undefined;
  const onAbort = () => {
    worker.terminate();
    waiting?.reject(signal?.reason);
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => waiting?.resolve(data));
  worker.addEventListener('error', ({ message }) => waiting?.reject(new Error(message)));
  return {
    ask: (request, transfer = []) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        waiting = { resolve, reject };
        worker.postMessage(request, transfer);
      }),
    close() {
      worker.terminate();
      signal?.removeEventListener('abort', onAbort);
    },
  };
}

/** The same work on this thread, which gets a moment for the page before each request. */
async function onThisThread(signal: AbortSignal | undefined): Promise<SheetThread> {
  const { answerSheetRequests } = await import('./sheet-requests.ts');
  const answer = answerSheetRequests();
  return {
    async ask(request) {
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      return answer(request);
    },
    close() {},
  };
}
