import { parentPort, workerData } from 'node:worker_threads';
import { readSheet, SheetError } from '../sheets/read-sheet.ts';

const content: unknown = workerData;
if (!(content instanceof Uint8Array)) throw new TypeError('the sheet worker wants bytes');

readSheet(content).then(
  (sheet) => parentPort?.postMessage({ sheet }),
  (error: unknown) => parentPort?.postMessage(error instanceof SheetError ? { kind: error.kind, at: error.at } : { kind: 'damaged' }),
);
