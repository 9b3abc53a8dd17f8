import type { Host } from '../core/host.ts';
import { openSnapshotServer } from './snapshot-server.ts';
import { createServers } from './servers.ts';

/**
 * The whole server as a worker: the same app on PGlite, loaded from a prepared snapshot that stands beside this file. As a shared worker it
 * serves every page of its origin, and has read and compiled everything when the second one comes.
 */
export interface WorkerRequest {
  id: number;
  /** Name of the server. */
  server: string;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  /** Settings that this request meets other than the usual ones; the database is the same. */
  settings?: Partial<Host['settings']> | undefined;
}

/** Comes before the first request to a server. Its name is that of a lock, which the page holds by now and as long as it needs the server. */
export interface WorkerGreeting {
  begin: string;
  /** Whether this page begins no other one: then none is kept ready. */
  isLast: boolean;
}

export interface WorkerAnswer {
  id: number;
  status: number;
  headers: [string, string][];
  /** Whole, but for a stream of events. */
  body: ArrayBuffer | ReadableStream<Uint8Array>;
}

const snapshot = fetchSnapshot();
const servers = createServers(() => snapshot.then(openSnapshotServer), navigator.locks);

async function fetchSnapshot(): Promise<Blob> {
  const response = await fetch(new URL('./snapshot.bin', self.location.href));
  if (!response.ok) throw new Error(`the snapshot is not there: ${response.status}`);
  // unpacked while it comes, and once for all; its name does not say how it is packed, since some servers have browsers unpack a `.gz`
  return new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).blob();
}

async function answer({ server, settings, id, url, ...request }: WorkerRequest): Promise<WorkerAnswer> {
  const own = await servers.named(server);
  if (!own) throw new Error('this server has ended');
  const response = await own.appWith(settings).fetch(new Request(url, request), { ip: '127.0.0.1' });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const body = (isStream ? response.body : null) ?? (await response.arrayBuffer());
  return { id, status: response.status, headers: [...response.headers], body };
}

/** The app answers its own errors; this is for one that does not stand at all. Nobody may wait for it for ever. */
function broken(id: number, error: unknown): WorkerAnswer {
  const { buffer } = new TextEncoder().encode(`The server did not start: ${String(error)}`);
  return { id, status: 500, headers: [['content-type', 'text/plain']], body: buffer };
}

function serve(page: Pick<MessagePort, 'addEventListener' | 'postMessage'>): void {
  page.addEventListener('message', ({ data }: MessageEvent<WorkerGreeting | WorkerRequest>) => {
    if ('begin' in data) servers.begin(data.begin, data.isLast);
    else
      void answer(data)
        .catch((error: unknown) => broken(data.id, error))
        .then((reply) => page.postMessage(reply, [reply.body]));
  });
}

if ('SharedWorkerGlobalScope' in self) {
  self.addEventListener('connect', (event) => {
    const [port] = (event as MessageEvent).ports; // `connect` events of a shared worker carry one
    if (!port) return;
    serve(port);
    port.start();
  });
} else serve(self as unknown as MessagePort); // a worker of one page's own is its port
