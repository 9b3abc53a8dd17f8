import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** The first entry: what the archive is. */
const head = z.object({
  format: z.literal('saiwu-backup'),
  version: z.literal(1),
  time: z.string(),
  migrations: z.array(z.string()).min(1),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  secret: z.string().optional(),
});
/** The last entry: what must have come before it. An archive that was cut off has none. */
const manifest = z.object({
  entries: z.array(z.object({ name: z.string(), sha256: z.string() })),
  rows: z.record(z.string(), z.int()),
});

export type ArchiveHead = z.infer<typeof head>;
export type ArchiveManifest = z.infer<typeof manifest>;

/** Adds one entry to an archive under way; resolves when there is room for the next. */
export type AddEntry = (name: string, size: number, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) => Promise<void>;

/**
 * A gzipped tar: `head.json`, then whatever `fill` adds, then `manifest.json` with the SHA-256 of every entry. An error in `fill` ends the
 * stream with it.
 */
export function writeArchive(
  fill: (begin: (head: ArchiveHead) => Promise<void>, add: AddEntry) => Promise<Record<string, number>>,
): Readable {
  const tar = pack();
  const zipped = createGzip({ level: 6 });
  // whoever reads may go away: what waits for room must hear it, or its transaction would stay open for ever
  const reader = new AbortController();
  zipped.once('close', () => reader.abort());
  const entries: ArchiveManifest['entries'] = [];
  const add: AddEntry = async (name, size, content) => {
    const hash = createHash('sha256');
    const entry = tar.entry({ name, size, mode: 0o600 });
    for await (const chunk of content) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain', { signal: reader.signal });
    }
    const finished = once(entry, 'finish', { signal: reader.signal });
    entry.end(undefined);
    await finished;
    entries.push({ name, sha256: hash.digest('hex') });
  };
  const addJson = async (name: string, value: object) => {
    const text = Buffer.from(JSON.stringify(value));
    await add(name, text.length, [text]);
  };
  pipeline(tar, zipped).catch((error: unknown) => zipped.destroy(asError(error)));
  fill((value) => addJson('head.json', value), add)
    .then((rows) => addJson('manifest.json', { entries: [...entries], rows } satisfies ArchiveManifest))
    .then(
      () => tar.finalize(),
      (error: unknown) => tar.destroy(asError(error)),
    );
  return zipped;
}

/**
 * Reads a whole archive and compares every entry with the manifest. Throws `BackupError` for one that is damaged, cut off, or no archive
 * of ours. Answers its head and manifest; nothing has been written then.
 */
export async function checkArchive(path: string): Promise<{ head: ArchiveHead; manifest: ArchiveManifest }> {
  const sums: ArchiveManifest['entries'] = [];
  let first: unknown;
  let last: unknown;
  await eachEntry(path, async (name, content) => {
    const hash = createHash('sha256');
    if (name !== 'head.json' && name !== 'manifest.json') {
      for await (const chunk of content) hash.update(chunk);
    } else {
      const text = await readWhole(content);
      hash.update(text);
      if (name === 'head.json') first = parse(text);
      else last = parse(text);
    }
    if (name !== 'manifest.json') sums.push({ name, sha256: hash.digest('hex') });
  });
  const opened = head.safeParse(first);
  if (!opened.success) throw new BackupError('foreign');
  const closed = manifest.safeParse(last);
  if (!closed.success) throw new BackupError('cut');
  const { entries } = closed.data;
  const isWhole =
    entries.length === sums.length && entries.every((one, at) => one.name === sums[at]?.name && one.sha256 === sums[at].sha256);
  if (!isWhole) throw new BackupError('damaged');
  return { head: opened.data, manifest: closed.data };
}

/** Hands over the entries of an archive in their order; each must be read to its end. */
export async function eachEntry(path: string, take: (name: string, content: AsyncIterable<Uint8Array>) => Promise<void>): Promise<void> {
  const tar = extract();
  // a broken gzip stream ends the loop below with its error
  const feeding = pipeline(createReadStream(path), createGunzip(), tar);
  feeding.catch(() => undefined);
  try {
    for await (const entry of tar) await take(entry.header.name, entry as AsyncIterable<unknown> as AsyncIterable<Uint8Array>); // what a tar holds are bytes
    await feeding;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new BackupError('absent');
    throw isBroken(error) ? new BackupError('cut') : error;
  }
}

/** The whole content of one entry. */
export async function readWhole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parse(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}

/** What zlib and tar say of bytes that are not theirs, or that stop in the middle. */
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code.startsWith('Z_') || /^(Unexpected end of data|Invalid tar header)/.test(error.message);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
