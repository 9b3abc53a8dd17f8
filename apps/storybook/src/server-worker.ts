import type { WorkerAnswer, WorkerGreeting, WorkerRequest } from '@saiwu/server/browser/worker-messages.ts';
import { serverOptions, serverPath } from './server-options.ts';

/** Password of every account in the worker's database. */
export const workerPassword = 'saiwu-demo';

/** `fetch` against a real server in the worker, under other settings if need be. */
export type ServerFetch = (request: Request, settings?: WorkerRequest['settings']) => Promise<Response>;

/** A server on a database of its own, which begins as the snapshot has it. It stands until the signal, or the end of this window. */
export function openServer(until: AbortSignal): ServerFetch {
  if (!hasLocks) return pageServer();
  const name = String(Math.random());
  return requestsTo(name, begin(window, { begin: name, isLast: false }, until));
}

/** The one server of the page around this window: for those who cannot have one each. */
export function pageServer(): ServerFetch {
  const page = lastingWindow();
  const name = `page ${page.performance.timeOrigin}`;
  return requestsTo(name, begin(page, { begin: name, isLast: true }));
}

/** Without them, as on pages that came over plain HTTP, nobody learns of the end of a page: its worker is its own, and ends with it. */
const hasLocks = 'locks' in navigator;
const waiting = new Map<number, { resolve: (answer: WorkerAnswer) => void; reject: (reason: unknown) => void }>();
let lastId = 0;
let opened: Pick<MessagePort, 'postMessage'> | undefined;

/** Resolves once the worker knows of the server, and will learn of its end. */
async function begin(holder: typeof globalThis, greeting: WorkerGreeting, until?: AbortSignal): Promise<void> {
  if (hasLocks)
    await new Promise<void>((resolve) => {
      const hold = () => {
        resolve();
        return until?.aborted === true ? undefined : new Promise((end) => until?.addEventListener('abort', end));
      };
      // another frame of the same page may hold it already
      void holder.navigator.locks.request(greeting.begin, { ifAvailable: true }, hold);
    });
  port().postMessage(greeting);
}

function requestsTo(server: string, begun: Promise<void>): ServerFetch {
  return async (request, settings) => {
    const id = (lastId += 1);
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    await begun;
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      const abandon = () => {
        waiting.delete(id);
        reject(request.signal.reason);
      };
      if (request.signal.aborted) return abandon();
      request.signal.addEventListener('abort', abandon, { once: true });
      waiting.set(id, { resolve, reject });
      const message: WorkerRequest = {
        id,
        server,
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body,
        settings,
      };
      port().postMessage(message);
    });
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
}

function port(): Pick<MessagePort, 'postMessage'> {
  opened ??= openPort();
  return opened;
}

function openPort() {
  const { SharedWorker } = lastingWindow();
  const address = new URL(`${import.meta.env.BASE_URL}${serverPath}`, document.baseURI);
  // some browsers of phones have none to share
  const worker = hasLocks && SharedWorker ? new SharedWorker(address, serverOptions) : new Worker(address, serverOptions);
  const port = 'port' in worker ? worker.port : worker;
  worker.addEventListener('error', () => {
    const reason = new Error('The worker did not load. It is built by `node scripts/build.mjs worker`.');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  });
  port.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<WorkerAnswer>; // the union of both kinds has but an `Event`
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  if ('start' in port) port.start();
  return port;
}

/**
 * The window whose end ends the worker, where nothing prolongs it. Stories stand in a frame, and a test run opens a new one for each file:
 * a worker of the frame's own would start again every time, the one of the page around it lives as long as the run.
 */
function lastingWindow(): typeof globalThis {
  const around = window.parent as Window & typeof globalThis; // every window has the globals
  try {
    return around.origin === window.origin ? around : window;
  } catch {
    return window;
  }
}
