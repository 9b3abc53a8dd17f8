import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { FileStore } from '../host.ts';

/** Files under one folder. A file appears whole or not at all. */
export function diskFiles(folder: string): FileStore {
  return {
    async put(key, content) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.part`, content);
      await rename(`${path}.part`, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(folder, key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(folder, key), { force: true }),
  };
}

function pathOf(folder: string, key: string): string {
  const inside = normalize(key);
  if (inside.startsWith('..') || inside.startsWith('/') || inside.includes('\0')) throw new Error(`not a file key: ${key}`);
  return join(folder, inside);
}
