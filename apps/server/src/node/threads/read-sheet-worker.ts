import { parentPort, workerData } from 'node:worker_threads';
import { readSheet, SheetError } from '../../formats/sheets/read-sheet.ts';

const { content, sheetName } = workerData as { content: unknown; sheetName: unknown }; // what `threadWorkers` gives it
if (!(content instanceof Uint8Array)) throw new TypeError('this thread wants the bytes of a sheet');

readSheet(content, typeof sheetName === 'string' ? sheetName : undefined).then(
  (read) => parentPort?.postMessage({ read }),
  (error: unknown) => parentPort?.postMessage(error instanceof SheetError ? { kind: error.kind, at: error.at } : { kind: 'damaged' }),
);
