import { createApp } from '../http/app.ts';
import { openPGlite } from '../database/pglite.ts';
import type { Host } from '../core/host.ts';
import { pgliteBus } from '../database/pglite-bus.ts';
import { jobDefinitions } from '../wiring/job-definitions.ts';
import { createJobRunner } from '../domains/jobs/run-job.ts';
import { randomText } from '../core/tokens.ts';
import { memoryHost } from './memory-host.ts';
import { pretendProviders } from './pretend-providers.ts';

/**
 * The whole server as a shared worker: the same app on PGlite, loaded from a prepared snapshot that stands beside this file. Every
 * page of the origin talks to the one worker, so a browser run pays for one database.
 */
export interface WorkerRequest {
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
  /** Settings that this request meets other than the usual ones; the database is the same. */
  settings?: Partial<Host['settings']> | undefined;
}

export interface WorkerAnswer {
  id: number;
  status: number;
  headers: [string, string][];
  /** Whole, but for a stream of events. */
  body: ArrayBuffer | ReadableStream<Uint8Array>;
}

const app = open();

async function open() {
  const snapshot = await fetch(new URL('./snapshot.tar.gz', self.location.href));
  if (!snapshot.ok) throw new Error(`the snapshot is not there: ${snapshot.status}`);
  const database = await openPGlite({ loadDataDir: await snapshot.blob() });
  const host = { ...memoryHost(database, await pgliteBus(database.pglite), randomText(48)), social: pretendProviders };
  await host.jobQueue.work(createJobRunner(host, jobDefinitions).run);
  const apps = new Map<string, ReturnType<typeof createApp>>();
  return (settings: WorkerRequest['settings'] = {}) => {
    const key = JSON.stringify(settings);
    const known = apps.get(key) ?? createApp({ ...host, settings: { ...host.settings, ...settings } });
    apps.set(key, known);
    return known;
  };
}

async function answer(request: WorkerRequest): Promise<WorkerAnswer> {
  const appWith = await app;
  const response = await appWith(request.settings).fetch(
    new Request(request.url, { method: request.method, headers: request.headers, body: request.body }),
    {
      ip: '127.0.0.1',
    },
  );
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const body = (isStream ? response.body : null) ?? (await response.arrayBuffer());
  return { id: request.id, status: response.status, headers: [...response.headers], body };
}

/** The app answers its own errors; this is for one that does not stand at all. Nobody may wait for it for ever. */
function broken(id: number, error: unknown): WorkerAnswer {
  const { buffer } = new TextEncoder().encode(`The server did not start: ${String(error)}`);
  return { id, status: 500, headers: [['content-type', 'text/plain']], body: buffer };
}

self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports; // `connect` events of a shared worker carry one
  port?.addEventListener(
    'message',
    ({ data }: MessageEvent<WorkerRequest>) =>
      void answer(data)
        .catch((error: unknown) => broken(data.id, error))
        .then((reply) => port.postMessage(reply, [reply.body])),
  );
  port?.start();
});
