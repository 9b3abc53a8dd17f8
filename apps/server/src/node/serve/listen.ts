import { once } from 'node:events';
import { serve } from '@hono/node-server';

/** Whatever answers requests; `socket` is what the connection knows of the caller. */
export interface App {
  fetch(request: Request, socket: SocketFacts): Response | Promise<Response>;
}

export interface SocketFacts {
  /** Address of whoever holds the other end: the caller, or a proxy. */
  ip: string;
  /** What was asked for, as it stood in the request: an address that was read from it has no dot segments any more. */
  target: string;
}

export type Server = ReturnType<typeof serve>;

/**
 * Milliseconds that a connection may take for a request: for its head, and for all of it, which is the backstop behind what the API allows
 * a body. Whoever takes longer is told 408 and hung up on.
 */
const patience = { headersTimeout: 10_000, requestTimeout: 300_000, connectionsCheckingInterval: 1000 };

/** Answers on a port (0: any that is free) from when it resolves on. Throws what the system says of a port that cannot be had. */
export function listen(app: App, { port, host }: { port: number; host: string }): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, { incoming }: NodeBindings) =>
          app.fetch(request, { ip: incoming.socket.remoteAddress ?? '', target: incoming.url ?? '' }),
        port,
        hostname: host,
        serverOptions: patience,
      },
      () => resolve(server),
    );
    server.once('error', reject);
  });
}

/**
 * Takes no connection any more and resolves when each request that runs has its answer. A client that goes on asking on a connection of its
 * own is hung up on after an answer, or the server would not end as long as the client is there.
 */
export async function endListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  if (!('closeIdleConnections' in server)) return void (await closed);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // an answer that was under way keeps its connection, until the next look
  const looking = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(looking);
}

interface NodeBindings {
  incoming: { url?: string; socket: { remoteAddress?: string } };
}
