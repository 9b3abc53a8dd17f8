import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowser, openPage, type Watched } from './browser.ts';
import { type ServerProcess, startServer } from './start-server.ts';

export interface RunningConsole<Server = ServerProcess> {
  server: Server;
  /** A page of its own context on the server's address, closed after the last test at the latest. */
  open(look?: Parameters<typeof openPage>[2]): Promise<Watched>;
}

/**
 * The built server on a data folder of its own, for the tests of a file or a block: there before the first of them, gone after the last.
 */
export function runConsole(options: string[] = ['--demo']): RunningConsole {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-e2e-'));
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    if (options.includes('--demo')) cpSync(inject('demonstration'), folder, { recursive: true });
    server = await startServer(folder, options);
  });
  afterAll(() => {
    server?.process.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return consoleAt(() => there(server));
}

/**
 * The demonstration that the files of a run share, for tests that leave it as it is: they read, keep things in their browser, or take back
 * what they do with people that no other one looks at.
 */
export function shareConsole(): RunningConsole<Pick<ServerProcess, 'address' | 'password'>> {
  return consoleAt(() => inject('sharedServer'));
}

function consoleAt<Server extends { address: string }>(serverNow: () => Server): RunningConsole<Server> {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
  });
  return {
    get server() {
      return serverNow();
    },
    async open(look) {
      const watched = await openPage(there(browser), serverNow().address, look);
      contexts.push(watched.page.context());
      return watched;
    },
  };
}

function there<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the console runs from the first test on');
  return part;
}
