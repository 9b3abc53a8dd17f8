import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockFolder } from '../database/folder-lock.ts';

/** Milliseconds after which what a process of another machine has left is nobody's any more. */
const strangersLife = 24 * 3_600_000;

/**
 * Makes a folder of this process's own below one that several processes share, for what nobody needs once the process has ended: it goes
 * with the process, and what processes have left that were killed goes now. Throws what the file system says.
 */
export function openOwnFolder(shared: string): string {
  mkdirSync(shared, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(shared)) if (isLeft(shared, name)) rmSync(join(shared, name), { recursive: true, force: true });
  const own = join(shared, `${prefix()}${randomUUID()}`);
  mkdirSync(own, { mode: 0o700 });
  lockFolder(own);
  if (owned.size === 0) process.once('exit', removeOwned);
  owned.add(own);
  return own;
}

const owned = new Set<string>();

function removeOwned(): void {
  for (const folder of owned) rmSync(folder, { recursive: true, force: true });
}

/** Whether a process lives can be asked of this machine's only. */
function isLeft(shared: string, name: string): boolean {
  const path = join(shared, name);
  if (!name.startsWith(prefix())) return Date.now() - statSync(path).mtimeMs > strangersLife;
  try {
    lockFolder(path);
    return true;
  } catch (error) {
    if (error instanceof FolderInUseError) return false;
    throw error;
  }
}

function prefix(): string {
  return `${hostname()}-`;
}
