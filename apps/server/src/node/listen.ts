import { serve } from '@hono/node-server';

/** Whatever answers requests; `socket` is what the connection knows of the caller. */
export interface App {
  fetch(request: Request, socket: SocketFacts): Response | Promise<Response>;
}

export interface SocketFacts {
  /** Address of whoever holds the other end: the caller, or a proxy. */
  ip: string;
}

export type Server = ReturnType<typeof serve>;

/** Answers on a port (0: any that is free) from when it resolves on. Throws what the system says of a port that cannot be had. */
export function listen(app: App, { port, host }: { port: number; host: string }): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, { incoming }: NodeBindings) => app.fetch(request, { ip: incoming.socket.remoteAddress ?? '' }),
        port,
        hostname: host,
        overrideGlobalObjects: false,
      },
      () => resolve(server),
    );
    server.once('error', reject);
  });
}

interface NodeBindings {
  incoming: { socket: { remoteAddress?: string } };
}
