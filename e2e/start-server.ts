import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

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
const password = 'demo-secret-1';

/** Starts the built server on a data folder and a free port, unless the environment names one, and waits until it answers. Throws with its output when it does not. */
export async function startServer(
  folder: string,
  options: string[] = [],
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, [main, ...options], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: folder,
      PORT: String(port),
      DEMO_PASSWORD: password,
      ADMIN_PASSWORD: password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + 120_000;
  while (Date.now() < until && child.exitCode === null) {
    const answers = await fetch(`${address}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return { process: child, address, password, output: () => output };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start:\n${output}`);
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
