import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Log } from '../../core/host.ts';
import { randomText } from '../../core/tokens.ts';

const door = z.object({ port: z.int(), token: z.string() });

/**
 * A door on the loopback address for commands of this machine: the embedded database is open in one process only, so a backup of a running
 * server is asked of it. Its port and token stand in the data folder, readable by the folder's owner alone. Answers the function that
 * closes it.
 */
export async function openControl(dataFolder: string, backup: () => Readable, log: Log): Promise<() => void> {
  const token = randomText(32);
  const path = pathOf(dataFolder);
  const server = createServer((request, response) => {
    if (!isAllowed(request, token)) response.writeHead(404).end();
    else if (request.method === 'GET' && request.url === '/backup') void send(backup(), response, log);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  writeFileSync(path, JSON.stringify({ port, token } satisfies z.infer<typeof door>), { mode: 0o600 });
  return () => {
    rmSync(path, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

/** Asks the server that has the data folder open for a backup; null when none answers. */
export async function askForBackup(dataFolder: string): Promise<Readable | null> {
  try {
    const { port, token } = door.parse(JSON.parse(await readFile(pathOf(dataFolder), 'utf8')));
    const response = await fetch(`http://127.0.0.1:${port}/backup`, { headers: { authorization: `Bearer ${token}` } });
    return response.ok && response.body ? Readable.from(response.body) : null;
  } catch {
    return null;
  }
}

function pathOf(dataFolder: string): string {
  return join(dataFolder, 'control.json');
}

function isAllowed(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** An answer that breaks off tells the other side that the archive is not whole. */
async function send(archive: Readable, response: ServerResponse, log: Log): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/gzip' });
  // others wait for the database until the tables are read
  response.setTimeout(10_000, () => response.destroy());
  try {
    await pipeline(archive, response);
  } catch (error) {
    log.error({ error: error instanceof Error ? error.message : String(error) }, 'backup broke off');
    response.destroy();
  }
}
