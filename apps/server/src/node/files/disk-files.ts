import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey } from '../../services/files/check-key.ts';
import type { FileContent, FileFacts, FileStore, Log } from '../../core/host.ts';
import { troubleOf } from './disk-trouble.ts';

/** What is being written stands here, on the same disk, and moves to its place when it is whole. Hidden, so no key reaches it. */
const draftFolder = '.drafts';
/** Milliseconds after which a draft belongs to a process that died. */
const draftLife = 24 * 3_600_000;

/** Files under one folder. One appears whole or not at all, and is on the disk when `put` answers. */
export function diskFiles(folder: string, log: Log): FileStore {
  let preparing: Promise<void> | null = null;
  // until it has been done once: one that is not there at the start may come
  const ready = () => {
    preparing ??= prepare(folder).catch((error: unknown) => {
      preparing = null;
      log.error({ error: String(error), folder }, 'files cannot be kept');
      throw error;
    });
    return preparing;
  };
  ready().catch(() => undefined);

  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const trouble = troubleOf(error);
      // what the caller's own stream threw is the caller's
      if (!trouble) throw error;
      log.error({ error: String(trouble.cause), folder }, 'the storage failed');
      throw trouble;
    }
  }

  async function factsOf(key: string): Promise<FileFacts | null> {
    checkKey(key);
    return guarded(async () => {
      await ready();
      try {
        const { size, mtime } = await stat(join(folder, key));
        return { key, size, updateTime: mtime };
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
        // nothing there, or no storage there?
        await access(join(folder, draftFolder));
        return null;
      }
    });
  }

  return {
    async put(key, content) {
      checkKey(key);
      const path = join(folder, key);
      const draft = join(folder, draftFolder, randomUUID());
      return guarded(async () => {
        await ready();
        // a disk that has gone away must not be made anew as an empty folder under its mount
        await access(join(folder, draftFolder), constants.W_OK);
        try {
          const size = await write(draft, content);
          await mkdir(dirname(path), { recursive: true });
          await rename(draft, path);
          for (let above = dirname(path); above.length >= folder.length; above = dirname(above)) await keep(above);
          return size;
        } catch (error) {
          await rm(draft, { force: true }).catch(() => undefined);
          throw error;
        }
      });
    },
    async get(key, range) {
      const found = await factsOf(key);
      if (!found) return null;
      const path = join(folder, key);
      await guarded(() => access(path, constants.R_OK));
      const isEmpty = range !== undefined && range.end <= range.start;
      return {
        size: found.size,
        stream: () => {
          const content = isEmpty ? Readable.from([]) : createReadStream(path, range && { start: range.start, end: range.end - 1 });
          return Readable.toWeb(content) as ReadableStream<Uint8Array<ArrayBuffer>>; // Node's own type of the same stream
        },
      };
    },
    stat: factsOf,
    async delete(key) {
      checkKey(key);
      await guarded(() => rm(join(folder, key), { force: true }));
    },
    async *list(prefix) {
      await guarded(ready);
      try {
        yield* walk(folder, '', prefix);
      } catch (error) {
        throw troubleOf(error) ?? error;
      }
    },
  };
}

async function prepare(folder: string): Promise<void> {
  const drafts = join(folder, draftFolder);
  await mkdir(drafts, { recursive: true });
  for (const name of await readdir(drafts)) {
    const { mtimeMs } = await stat(join(drafts, name));
    if (Date.now() - mtimeMs > draftLife) await rm(join(drafts, name), { force: true });
  }
}

async function write(path: string, content: FileContent): Promise<number> {
  const file = await open(path, 'wx');
  try {
    const size = await writeChunks(file, content instanceof Uint8Array ? [content] : content);
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

async function writeChunks(file: FileHandle, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const chunk of content) {
    for (let done = 0; done < chunk.byteLength;) done += (await file.write(chunk, done)).bytesWritten;
    size += chunk.byteLength;
  }
  return size;
}

/** Until its folder is synced too, a new name is lost with the power. */
async function keep(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* walk(folder: string, below: string, prefix: string): AsyncIterable<FileFacts> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    const isOnTheWay = key.startsWith(prefix) || prefix.startsWith(`${key}/`);
    if (!isOnTheWay) continue;
    if (entry.isDirectory()) yield* walk(folder, key, prefix);
    else {
      const facts = await stat(join(folder, key)).catch(() => null);
      if (facts) yield { key, size: facts.size, updateTime: facts.mtime };
    }
  }
}
