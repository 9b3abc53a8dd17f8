import { SheetError, type SheetErrorKind } from '../../formats/sheets/read-sheet.ts';
import { type SheetContent } from '../../core/sheet-content.ts';
import { openThread } from './open-thread.ts';

/** Milliseconds after which reading a sheet is given up. */
const timeLimit = 20_000;

type Answer = { sheet: SheetContent } | { kind: SheetErrorKind; at?: string };

/** Reads a sheet in a thread with a limit on time and memory: a hostile file cannot stop the server. */
export function readInThread(content: Uint8Array): Promise<SheetContent> {
  return new Promise((resolve, reject) => {
    const worker = openThread('read-sheet-worker', 256, { workerData: content });
    const timer = setTimeout(() => void worker.terminate().then(() => reject(new SheetError('tooLarge'))), timeLimit);
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    worker.once('message', (answer: Answer) =>
      finish(() => ('sheet' in answer ? resolve(answer.sheet) : reject(new SheetError(answer.kind, answer.at)))),
    );
    worker.once('error', () => finish(() => reject(new SheetError('tooLarge'))));
  });
}
