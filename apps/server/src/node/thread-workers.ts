import { Worker } from 'node:worker_threads';
import type { Workers } from '../host.ts';
import { SheetError, type SheetContent, type SheetErrorKind } from '../sheets/read-sheet.ts';

/** Milliseconds after which reading a sheet is given up. */
const timeLimit = 20_000;

type Answer = { sheet: SheetContent } | { kind: SheetErrorKind; at?: string };

/** Heavy work in threads of its own, each with a limit on time and memory: a hostile file cannot stop the server. */
export const threadWorkers: Workers = {
  readSheet: (content) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(workerUrl(), { workerData: content, resourceLimits: { maxOldGenerationSizeMb: 256 } });
      const timer = setTimeout(() => void worker.terminate().then(() => reject(new SheetError('tooLarge'))), timeLimit);
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        settle();
      };
      worker.once('message', (answer: Answer) =>
        finish(() => ('sheet' in answer ? resolve(answer.sheet) : reject(new SheetError(answer.kind, answer.at)))),
      );
      worker.once('error', () => finish(() => reject(new SheetError('tooLarge'))));
    }),
};

/** Beside the built server stands a built worker; from the sources, Node runs the TypeScript file itself. */
function workerUrl(): URL {
  return import.meta.url.endsWith('.ts') ? new URL('./sheet-worker.ts', import.meta.url) : new URL('./sheet-worker.js', import.meta.url);
}
