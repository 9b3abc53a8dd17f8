import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Prepared } from './prepare.ts';
import type { NodeSettings } from './settings.ts';

/** Has the data folder no embedded database yet? */
export function isNew({ databaseUrl, dataFolder }: NodeSettings): boolean {
  return !databaseUrl && !existsSync(join(dataFolder, 'database', 'PG_VERSION'));
}

/**
 * Makes the embedded database of this process's data folder, and fills it, in a process of its own: making it takes over a gigabyte of
 * memory, of which the allocator would keep some hundred megabytes for as long as the server runs. It has the same arguments and
 * environment, and holds the folder's lock meanwhile. Where it fails it has said why, and this process ends as it did.
 */
export function prepareApart(): Promise<Prepared> {
  const child = fork(new URL('prepare.js', import.meta.url), process.argv.slice(2));
  // whoever ends us ends it first: the folder is free again when we are gone
  const end = () => void child.kill('SIGKILL');
  for (const signal of signals) process.on(signal, end);
  return new Promise((resolve) => {
    let prepared: Prepared | undefined;
    child.once('message', (message) => (prepared = message as Prepared)); // what `prepare-main.ts` sends
    child.once('exit', (code) => {
      for (const signal of signals) process.off(signal, end);
      if (!prepared) process.exit(code || 1);
      resolve(prepared);
    });
  });
}

const signals = ['SIGINT', 'SIGTERM'] as const;
