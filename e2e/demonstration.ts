import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a demonstration that no server runs on. */
    demonstration: string;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'saiwu-e2e-demo-'));

/** Makes the demonstration once for a run: to make it takes longer than to copy it and start on it, which each file does. */
export async function setup(project: TestProject): Promise<void> {
  const { process } = await startServer(folder, ['--demo']);
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  await ended;
  project.provide('demonstration', folder);
}

/** Takes it away again. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
