import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main, startServer } from './start-server.ts';

/** All that are kept. What is in them is as old as they are: they are good for an hour. */
const kept = fileURLToPath(new URL('../.cache/demonstration', import.meta.url));
const hour = 3_600_000;

/**
 * The data folder of a demonstration that no server runs on, to be copied: this build of the server made it, within this hour. To make one
 * takes longer than to copy it and start on the copy.
 */
export async function preparedDemonstration(): Promise<string> {
  const folder = join(kept, nameNow());
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  const own = `${folder}.${process.pid}`;
  const { process: maker } = await startServer(own, ['--demo']);
  const ended = once(maker, 'exit');
  maker.kill('SIGTERM');
  await ended;
  // another process may have made one meanwhile
  if (existsSync(folder)) rmSync(own, { recursive: true });
  else renameSync(own, folder);
  // a run that began before the full hour still copies the one before
  const oldest = hourNow() - 1;
  for (const name of readdirSync(kept)) if (Number(name.split('-')[1]) < oldest) rmSync(join(kept, name), { recursive: true });
  return folder;
}

const hourNow = () => Math.floor(Date.now() / hour);

function nameNow(): string {
  const built = dirname(main);
  const hash = createHash('sha256');
  for (const name of readdirSync(built).filter((file) => file.endsWith('.js'))) hash.update(readFileSync(join(built, name)));
  return `${hash.digest('hex').slice(0, 16)}-${hourNow()}`;
}

// `node e2e/prepared-demonstration.ts` makes one for those who come after
if (process.argv[1] === fileURLToPath(import.meta.url)) await preparedDemonstration();
