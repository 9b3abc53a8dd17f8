import type { FileFault, ReadableFile } from '../../core/file-fault.ts';
import { openThread } from './open-thread.ts';

/** What the thread says: that it wants a stretch of the file, or what it has found. */
export type FromChecker = { id: number; start: number; end: number } | { fault: FileFault | null };
/** The stretch that it has asked for. */
export interface ToChecker {
  id: number;
  bytes: Uint8Array;
}

/** Milliseconds after which looking into a file is given up. */
const timeLimit = 60_000;

/**
 * What keeps people from opening a file, found in a thread with a limit on time and memory, which is given of the file what it asks for;
 * null: nothing. Throws what reading the file throws.
 */
export function checkInThread({ size, read }: ReadableFile, extension: string): Promise<FileFault | null> {
  return new Promise((resolve, reject) => {
    const worker = openThread('check-file-worker', 256, { workerData: { size, extension } });
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate().then(settle);
    };
    const timer = setTimeout(() => finish(() => resolve('tooLarge')), timeLimit);
    worker.on('message', (told: FromChecker) => {
      if ('fault' in told) {
        finish(() => resolve(told.fault));
        return;
      }
      read(told.start, told.end).then(
        (bytes) => worker.postMessage({ id: told.id, bytes } satisfies ToChecker),
        (error: unknown) => finish(() => reject(error)),
      );
    });
    worker.once('error', () => finish(() => resolve('tooLarge')));
  });
}
