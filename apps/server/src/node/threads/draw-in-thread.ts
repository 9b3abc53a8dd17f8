import { openThread } from './open-thread.ts';

/** Milliseconds after which drawing a picture is given up. */
const timeLimit = 15_000;

/**
 * Makes a picture smaller, or a few points of grey of it, in a thread with a limit on time, memory and points; null when it cannot be drawn
 * within them.
 */
export function drawInThread(content: Uint8Array, edge: number | 'grey'): Promise<Uint8Array<ArrayBuffer> | null> {
  return new Promise((resolve) => {
    const worker = openThread('thumbnail-worker', 64, { workerData: { content, edge } });
    const timer = setTimeout(() => void worker.terminate().then(() => resolve(null)), timeLimit);
    const finish = (made: Uint8Array<ArrayBuffer> | null) => {
      clearTimeout(timer);
      resolve(made);
    };
    worker.once('message', finish);
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}
