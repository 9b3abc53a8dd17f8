import type { PGliteOptions } from '@electric-sql/pglite';
import type { WorkerGreeting, WorkerRequest } from './worker-messages.ts';

/**
 * The whole server as a worker: the same app on PGlite, loaded from a prepared snapshot that stands beside this file. As a shared worker it
 * serves every page of its origin, and has read and compiled everything when the second one comes. This file alone is read first, so that
 * the database's engine is compiled while the two megabytes of the server are read.
 */
const parts = fetchParts();
const answering = import('./answer-pages.ts').then(({ answerPages }) => answerPages(parts));

async function fetchParts(): Promise<PGliteOptions> {
  // the files that PGlite would ask for, in the folder where it says that they are; its exports do not name them
  const [pgliteWasmModule, fsBundle, loadDataDir] = await Promise.all([
    WebAssembly.compileStreaming(fetch(new URL('../../node_modules/@electric-sql/pglite/dist/pglite.wasm', import.meta.url))),
    fetch(new URL('../../node_modules/@electric-sql/pglite/dist/pglite.data', import.meta.url)).then((response) => response.blob()),
    fetchSnapshot(),
  ]);
  return { pgliteWasmModule, fsBundle, loadDataDir };
}

async function fetchSnapshot(): Promise<Blob> {
  const response = await fetch(new URL('./snapshot.bin', self.location.href));
  if (!response.ok) throw new Error(`the snapshot is not there: ${response.status}`);
  // unpacked while it comes, and once for all; its name does not say how it is packed, since some servers have browsers unpack a `.gz`
  return new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).blob();
}

function listen(page: Pick<MessagePort, 'addEventListener' | 'postMessage'>): void {
  page.addEventListener('message', ({ data }: MessageEvent<WorkerGreeting | WorkerRequest>) => {
    void answering.then((answer) => answer(page, data));
  });
}

if ('SharedWorkerGlobalScope' in self) {
  self.addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports; // `connect` events of a shared worker carry one
    if (!port) return;
    listen(port);
    port.start();
  });
} else listen(self as unknown as MessagePort); // a worker of one page's own is its port
