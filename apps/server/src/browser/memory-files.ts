import type { FileStore } from '../host.ts';

/** Files that live as long as the page: for the browser worker, and for tests. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, content) => void files.set(key, content),
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
  };
}
