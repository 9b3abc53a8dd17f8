import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageError } from '../../services/files/storage-error.ts';

/** What a failed call to the file system means; null for an error of another kind. */
export function troubleOf(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (full.has(error.code)) return new StorageError('full', error);
  return new StorageError(readonly.has(error.code) ? 'readonly' : 'gone', error);
}

const full: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const readonly: ReadonlySet<string> = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Tries whether a folder takes a file; null when it does. */
export async function probeFolder(folder: string): Promise<StorageError | null> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(path, Buffer.alloc(65_536));
    return null;
  } catch (error) {
    return troubleOf(error);
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}
