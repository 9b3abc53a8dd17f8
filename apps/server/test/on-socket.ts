import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { OpenHost } from '../src/core/host.ts';
import { frontOf } from '../src/node/serve/front.ts';
import { listen } from '../src/node/serve/listen.ts';
import { openMeter } from '../src/node/metrics.ts';

/** All that a process answers, behind a real socket of this machine. */
export interface OnSocket {
  address: string;
  /** Opens a connection, writes what is given as it is, and tells what comes back. */
  speak(text: string): Promise<Spoken>;
  close(): Promise<void>;
}

export interface Spoken {
  socket: Socket;
  /** Everything that has been answered so far. */
  heard: () => string;
  /** Resolves when the server has hung up. */
  ended: Promise<void>;
}

/** What unlocks `/metrics` there. */
export const metricsToken = 'a token of sixteen bytes';

/** A file of the console that is packed beside it, and one that nobody has packed. */
export const packedFile = `export const packed = '${'word '.repeat(400)}';`;
export const plainFile = `export const plain = '${'word '.repeat(400)}';`;

/** Serves a test's host as a process does, with a console of a few files. */
export async function onSocket(host: OpenHost): Promise<OnSocket> {
  const consoleFolder = mkdtempSync(join(tmpdir(), 'saiwu-console-'));
  mkdirSync(join(consoleFolder, 'assets'));
  writeFileSync(join(consoleFolder, 'index.html'), '<title>console</title>');
  writeFileSync(join(consoleFolder, 'assets/page.js'), 'export {};');
  writeFileSync(join(consoleFolder, 'assets/plain.js'), plainFile);
  writeFileSync(join(consoleFolder, 'assets/packed.js'), packedFile);
  writeFileSync(join(consoleFolder, 'assets/packed.js.br'), brotliCompressSync(packedFile));
  writeFileSync(join(consoleFolder, 'assets/packed.js.gz'), gzipSync(packedFile));
  const meter = openMeter();
  meter.watch(host);
  const settings = { ...host.settings, trustedProxies: host.settings.trustedProxies ?? [], consoleFolder, metricsToken };
  const server = await listen(
    frontOf(host, settings, meter, () => true),
    { port: 0, host: '127.0.0.1' },
  );
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const open = new Set<Socket>();
  return {
    address: `http://127.0.0.1:${port}`,
    speak: (text) =>
      new Promise((resolve, reject) => {
        let heard = '';
        const socket = connect(port, '127.0.0.1');
        open.add(socket);
        const ended = new Promise<void>((done) => void socket.once('close', () => done()));
        socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
        socket.once('error', reject);
        socket.once('connect', () => {
          socket.write(text);
          resolve({ socket, heard: () => heard, ended });
        });
      }),
    close: async () => {
      for (const socket of open) socket.destroy();
      const closed = new Promise((resolve) => void server.close(resolve));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      rmSync(consoleFolder, { recursive: true, force: true });
    },
  };
}
