import { chmodSync, mkdirSync } from 'node:fs';

/** Sees to it that a folder is there which only the server's own user can look into: it holds everybody's data. */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch {
    // somebody else's, or on a disk without modes: whoever mounted it decides
  }
}
