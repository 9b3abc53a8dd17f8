import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process has the data folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Takes a data folder for this process alone: two processes on one embedded database silently lose acknowledged writes.
 * The lock names its process; one whose process is gone (killed, or the machine restarted) is taken over.
 * Throws `FolderInUseError`. Answers the function that gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'saiwu.lock');
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      appear(path, mine);
      return () => {
        if (readLock(path) === mine) unlinkSync(path);
      };
    } catch (error) {
      if (!isExists(error)) throw error;
      const holder = readLock(path);
      if (holder !== null && isAlive(holder)) throw new FolderInUseError(folder);
      if (holder !== null) removeStale(path, holder);
    }
  }
  throw new FolderInUseError(folder);
}

/** Creates the lock with its content in one atomic step: nobody ever sees it half written. Throws EEXIST when it is there. */
function appear(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
  } finally {
    unlinkSync(draft);
  }
}

function readLock(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Removes the stale lock, but not one that somebody else has put there meanwhile. */
function removeStale(path: string, holder: string): void {
  if (readLock(path) === holder) unlinkSync(path);
}

function isAlive(holder: string): boolean {
  const { pid, started } = parse(holder);
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, but somebody else's
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // the number may have been given to another process since
  return started === null || processStart(pid) === null || processStart(pid) === started;
}

function parse(holder: string): { pid: number | null; started: string | null } {
  try {
    const value: unknown = JSON.parse(holder);
    if (typeof value !== 'object' || value === null) return { pid: null, started: null };
    const { pid, started } = value as { pid?: unknown; started?: unknown }; // an object of unknown keys, checked in the next line
    return { pid: typeof pid === 'number' ? pid : null, started: typeof started === 'string' ? started : null };
  } catch {
    // a lock whose writer was killed in mid-write names nobody
    return { pid: null, started: null };
  }
}

/** When a process started, in clock ticks since boot (Linux); null where the system does not tell. */
function processStart(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
