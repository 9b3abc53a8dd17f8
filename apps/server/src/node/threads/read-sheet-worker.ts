import { parentPort, workerData } from 'node:worker_threads';
import { readSheet, SheetError } from '../../formats/sheets/read-sheet.ts';

const content: unknown = workerData;
if (!(content instanceof Uint8Array)) throw new TypeError('this thread wants the bytes of a sheet');

readSheet(content).then(
  (read) => parentPort?.postMessage({ read }),
  (error: unknown) => parentPort?.postMessage(error instanceof SheetError ? { kind: error.kind, at: error.at } : { kind: 'damaged' }),
);
