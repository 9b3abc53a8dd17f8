import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { patience } from './patience.ts';

export interface ServerProcess {
  process: ChildProcess;
  address: string;
  /** Password of every demonstration account. */
  password: string;
  /** What the server has printed so far. */
  output(): string;
}

/** The built server. */
export const main = fileURLToPath(new URL('../apps/server/dist/node/main.js', import.meta.url));
// where Vitest's own process is gone its workers go on by themselves
process.once('disconnect', () => process.exit(1));

const endWithParent = new URL('end-with-parent.ts', import.meta.url).href;
const password = 'demo-secret-1';

/**
 * Starts the built server on a data folder and a free port, unless the environment names one, and waits until it answers. Throws with its
 * output when it does not.
 */
export async function startServer(
  folder: string,
  options: string[] = [],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const server = await spawnServer(folder, options, environment);
  const until = Date.now() + 2 * patience;
  while (Date.now() < until && server.process.exitCode === null) {
    const answers = await fetch(`${server.address}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return server;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start:\n${server.output()}`);
}

/** The same without waiting. */
export async function spawnServer(
  folder: string,
  options: string[] = [],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, ['--import', endWithParent, main, ...options], {
    env: {
      ...process.env,
      SAIWU_TESTED_BY: String(process.pid),
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: String(port),
      DEMO_PASSWORD: password,
      ADMIN_PASSWORD: password,
      ...environment,
    },
    // the last is open as long as this process lives
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { process: child, address: `http://127.0.0.1:${port}`, password, output: () => output };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
