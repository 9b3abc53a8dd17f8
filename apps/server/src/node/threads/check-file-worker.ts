import { parentPort, workerData } from 'node:worker_threads';
import { checkFile } from '../../formats/files/check-file.ts';
import type { FromChecker, ToChecker } from './check-in-thread.ts';

const port = parentPort;
if (!port) throw new TypeError('this file runs in a thread of its own');

const { size, extension } = workerData as { size: number; extension: string }; // what `checkInThread` hands over
const asked = new Map<number, (bytes: Uint8Array) => void>();
let last = 0;

port.on('message', ({ id, bytes }: ToChecker) => {
  asked.get(id)?.(bytes);
  asked.delete(id);
});

function read(start: number, end: number): Promise<Uint8Array> {
  last += 1;
  port?.postMessage({ id: last, start, end } satisfies FromChecker);
  return new Promise((resolve) => asked.set(last, resolve));
}

// the library for PDF takes longer to load than other files to check
const checkPdf = async (file: { size: number; read: typeof read }) => (await import('./check-pdf.ts')).checkPdf(file);

port.postMessage({ fault: await checkFile({ size, read }, extension, { pdf: checkPdf }) } satisfies FromChecker);
