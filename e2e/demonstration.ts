import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { preparedDemonstration } from './prepared-demonstration.ts';
import { type ServerProcess, startServer } from './start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a demonstration that no server runs on. */
    demonstration: string;
    /** The server that files share which change nothing on it. */
    sharedServer: Pick<ServerProcess, 'address' | 'password'>;
  }
}

const shared = mkdtempSync(join(tmpdir(), 'saiwu-shared-'));
let server: ServerProcess | undefined;

/** One server on a copy of the demonstration is there for all who only read. */
export async function setup(project: TestProject): Promise<void> {
  const prepared = await preparedDemonstration();
  cpSync(prepared, shared, { recursive: true });
  server = await startServer(shared, ['--demo']);
  project.provide('demonstration', prepared);
  project.provide('sharedServer', { address: server.address, password: server.password });
}

/** Takes it away again. */
export function teardown(): void {
  server?.process.kill('SIGKILL');
  // a server that ends at this moment may still write
  rmSync(shared, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
