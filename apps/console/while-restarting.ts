import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin } from 'vite';

/** Milliseconds for which a request waits for a server: a restart takes a few seconds. */
const patience = 10_000;

/**
 * While the server of `npm run dev` restarts, what pages ask of it waits until it listens again: else each change of its sources would be a
 * lost network to every open page.
 */
export function whileRestarting(path: string, address: string): Plugin {
  return {
    name: 'while-restarting',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(path, (request, _response, next) => void passOnceListening(address, request, next));
    },
  };
}

async function passOnceListening(address: string, request: IncomingMessage, pass: () => void): Promise<void> {
  const end = AbortSignal.timeout(patience);
  while (!end.aborted && !request.destroyed && !(await isListening(address))) await wait(100);
  // where none listens after all, Vite's proxy says so
  pass();
}

function isListening(address: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(address);
  const usual = protocol === 'https:' ? 443 : 80;
  return new Promise((resolve) => {
    // an address of IPv6 stands in brackets in a URL alone
    const socket = connect(Number(port || usual), hostname.replace(/^\[|\]$/g, ''));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
