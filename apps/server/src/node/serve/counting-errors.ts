import type { FileStore } from '../../core/host.ts';

/** A store that tells which of its acts failed; what it throws, it throws. Listings are counted while they are read. */
export function countingErrors(files: FileStore, count: (act: keyof FileStore) => void): FileStore {
  const watched = async <T>(act: keyof FileStore, done: Promise<T>): Promise<T> => {
    try {
      return await done;
    } catch (error) {
      count(act);
      throw error;
    }
  };
  return {
    put: (key, content) => watched('put', files.put(key, content)),
    get: (key, range) => watched('get', files.get(key, range)),
    stat: (key) => watched('stat', files.stat(key)),
    delete: (key) => watched('delete', files.delete(key)),
    async *list(prefix) {
      try {
        yield* files.list(prefix);
      } catch (error) {
        count('list');
        throw error;
      }
    },
  };
}
