import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowser, openPage, type Watched } from './browser.ts';
import { type ServerProcess, startServer } from './start-server.ts';

export interface RunningConsole {
  server: ServerProcess;
  browser: Browser;
  /** A page of its own context on the server's address. */
  open(look?: Parameters<typeof openPage>[2]): Promise<Watched>;
}

/** The built server on a data folder of its own, with a browser, for the tests of a file or a block: there before the first of them, gone after the last. */
export function runConsole(options: string[] = ['--demo']): RunningConsole {
  const folder = mkdtempSync(join(tmpdir(), 'saiwu-e2e-'));
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (options.includes('--demo')) cpSync(inject('demonstration'), folder, { recursive: true });
    server = await startServer(folder, options);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.process.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const running = {
    get server() {
      return there(server);
    },
    get browser() {
      return there(browser);
    },
    open: (look?: Parameters<typeof openPage>[2]) => openPage(running.browser, running.server.address, look),
  };
  return running;
}

function there<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the console runs from the first test on');
  return part;
}
