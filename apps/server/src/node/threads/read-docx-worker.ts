import { parentPort, workerData } from 'node:worker_threads';
import { DocxError } from '../../formats/texts/docx-error.ts';
import { readDocx } from '../../formats/texts/read-docx.ts';

const content: unknown = workerData;
if (!(content instanceof Uint8Array)) throw new TypeError('this thread wants the bytes of a text');

readDocx(content).then(
  (read) => parentPort?.postMessage({ read }),
  (error: unknown) => parentPort?.postMessage({ kind: error instanceof DocxError ? error.kind : 'damaged' }),
);
