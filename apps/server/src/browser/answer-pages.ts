import type { PGliteOptions } from '@electric-sql/pglite';
import { createServers } from './servers.ts';
import { openSnapshotServer } from './snapshot-server.ts';
import type { WorkerAnswer, WorkerGreeting, WorkerRequest } from './worker-messages.ts';

/** Answers what pages send, by servers on databases that begin with these parts. */
export function answerPages(parts: Promise<PGliteOptions>) {
  const servers = createServers(() => parts.then(openSnapshotServer), navigator.locks);

  async function answer({ server, settings, id, url, ...request }: WorkerRequest): Promise<WorkerAnswer> {
    const own = await servers.named(server);
    if (!own) throw new Error('this server has ended');
    const response = await own.appWith(settings).fetch(new Request(url, request), { ip: '127.0.0.1' });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const body = (isStream ? response.body : null) ?? (await response.arrayBuffer());
    return { id, status: response.status, headers: [...response.headers], body };
  }

  return (page: Pick<MessagePort, 'postMessage'>, message: WorkerGreeting | WorkerRequest): void => {
    if ('begin' in message) servers.begin(message.begin, message.isLast);
    else
      void answer(message)
        .catch((error: unknown) => broken(message.id, error))
        .then((reply) => page.postMessage(reply, [reply.body]));
  };
}

/** The app answers its own errors; this is for one that does not stand at all. Nobody may wait for it for ever. */
function broken(id: number, error: unknown): WorkerAnswer {
  const { buffer } = new TextEncoder().encode(`The server did not start: ${String(error)}`);
  return { id, status: 500, headers: [['content-type', 'text/plain']], body: buffer };
}
