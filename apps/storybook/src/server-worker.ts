import type { WorkerAnswer, WorkerRequest } from '@saiwu/server/browser/worker.ts';

/** Password of every account in the worker's database. */
export const workerPassword = 'saiwu-demo';

/** `fetch` against the real server in a shared worker: every story of a browser run talks to the same one, under other settings if need be. */
export async function workerFetch(request: Request, settings?: WorkerRequest['settings']): Promise<Response> {
  const id = (lastId += 1);
  const body = request.method === 'GET' ? null : await request.arrayBuffer();
  const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
    const abandon = () => {
      waiting.delete(id);
      reject(request.signal.reason);
    };
    if (request.signal.aborted) return abandon();
    request.signal.addEventListener('abort', abandon, { once: true });
    waiting.set(id, { resolve, reject });
    const message: WorkerRequest = { id, url: request.url, method: request.method, headers: [...request.headers], body, settings };
    port().postMessage(message);
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

const waiting = new Map<number, { resolve: (answer: WorkerAnswer) => void; reject: (reason: unknown) => void }>();
let lastId = 0;
let opened: MessagePort | undefined;

function port(): MessagePort {
  if (opened) return opened;
  const worker = new (lastingWindow().SharedWorker)(new URL(`${import.meta.env.BASE_URL}server/worker.js`, document.baseURI), {
    type: 'module',
    name: 'saiwu-server',
  });
  worker.addEventListener('error', () => {
    const reason = new Error('The worker did not load. It is built by `node scripts/build.mjs worker`.');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  });
  worker.port.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  worker.port.start();
  opened = worker.port;
  return opened;
}

/**
 * The window whose end ends the worker. Stories stand in a frame, and a test run opens a new one for each file: a worker of the frame's own
 * would start again every time, the one of the page around it lives as long as the run.
 */
function lastingWindow(): typeof globalThis {
  const around = window.parent as Window & typeof globalThis; // every window has the globals
  try {
    return around.origin === window.origin ? around : window;
  } catch {
    return window;
  }
}
