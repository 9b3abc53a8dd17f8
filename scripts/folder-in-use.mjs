import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './root.mjs';

/**
 * Is a server running on the data folder? Then nothing may be installed or built under it. The server itself takes the lock
 * (apps/server/src/node/database/folder-lock.ts); this only looks, before the code that could do more is there.
 */
export function folderInUse(env = process.env) {
  if (env.DATABASE_URL) return null;
  const folder = resolve(root, env.DATA_DIR || './data');
  try {
    const { pid, started } = JSON.parse(readFileSync(join(folder, 'saiwu.lock'), 'utf8'));
    process.kill(pid, 0);
    return started === null || startOf(pid) === null || startOf(pid) === started ? folder : null;
  } catch (error) {
    return error.code === 'EPERM' ? folder : null;
  }
}

/** When a process started (Linux); null where the system does not tell. */
function startOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
  } catch {
    return null;
  }
}
