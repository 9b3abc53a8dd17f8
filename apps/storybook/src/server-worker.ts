import type { WorkerAnswer, WorkerRequest } from '@saiwu/server/browser/worker.ts';

/** Password of every account in the worker's database. */
export const workerPassword = 'saiwu-demo';

/** `fetch` against the real server in a shared worker: every story of a browser run talks to the same one. */
export async function workerFetch(request: Request): Promise<Response> {
  const id = (lastId += 1);
  const body = request.method === 'GET' ? null : await request.arrayBuffer();
  const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
    const abandon = () => {
      waiting.delete(id);
      reject(request.signal.reason);
    };
    if (request.signal.aborted) return abandon();
    request.signal.addEventListener('abort', abandon, { once: true });
    waiting.set(id, resolve);
    const message: WorkerRequest = { id, url: request.url, method: request.method, headers: [...request.headers], body };
    port().postMessage(message);
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

const waiting = new Map<number, (answer: WorkerAnswer) => void>();
let lastId = 0;
let opened: MessagePort | undefined;

function port(): MessagePort {
  if (opened) return opened;
  const worker = new SharedWorker(new URL('server/worker.js', document.baseURI), { type: 'module', name: 'saiwu-server' });
  worker.port.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.port.start();
  opened = worker.port;
  return opened;
}
