import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { noForm } from '../../services/files/file-refusals.ts';
import { noting } from '../../http/bodies/noting.ts';
import { readableEntries } from '../../http/bodies/readable-entries.ts';
import { Refusal } from '../../core/refusal.ts';
import type { FormEntries, Forms, Log, ReceivedForm } from '../../core/host.ts';
import { troubleOf } from './disk-trouble.ts';
import { openOwnFolder } from './own-folder.ts';

/** What one form may have besides its bytes: no operation takes more. `fieldSize` in bytes. */
const limits = { files: 10, fields: 200, fieldSize: 64 * 1024, headerPairs: 20, headerSize: 8 * 1024 };

/** Forms whose files lie in a folder while they are needed, which several processes may share. */
export function diskForms(shared: string, log: Log): Forms {
  let own: string | null = null;
  // until it has been done once: a disk that is not there at the start may come
  const ready = () => {
    try {
      return (own ??= openOwnFolder(shared));
    } catch (error) {
      log.error({ error: String(error), folder: shared }, 'files of forms cannot be kept');
      throw troubleOf(error) ?? error;
    }
  };
  try {
    ready();
  } catch {
    // told to the log, and to whoever sends a form
  }
  return { read: (type, content) => readForm(ready(), type, content) };
}

async function readForm(folder: string, type: string, content: AsyncIterable<Uint8Array>): Promise<ReceivedForm> {
  const { pieces, thrown } = noting(content);
  const entries: Promise<FormEntries[number]>[] = [];
  const paths: string[] = [];
  const open = new Set<BusboyFileStream>();
  // what cannot be removed now goes with the folder
  const drop = async () => void (await Promise.allSettled(paths.map((path) => rm(path, { force: true }))));
  const stop = new AbortController();
  let trouble: unknown = null;

  async function keep(stream: BusboyFileStream, name: string, fileName: string, mime: string): Promise<FormEntries[number]> {
    const path = join(folder, randomUUID());
    paths.push(path);
    open.add(stream);
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    open.delete(stream);
    // read from the disk, whenever somebody asks for a part of it
    return [name, new File([await openAsBlob(path)], fileName, { type: mime })];
  }

  try {
    const parser = new Busboy({ headers: { 'content-type': type }, limits, preservePath: true, isPartAFile });
    parser.on('field', (name: string | undefined, value, _, isCut) => {
      if (name === undefined || isCut) stop.abort();
      else entries.push(Promise.resolve([plain(name), value]));
    });
    parser.on('file', (name: string | undefined, stream, fileName, _, mime) => {
      if (name === undefined) stop.abort();
      const entry = keep(stream, plain(name ?? ''), plain(fileName), mime);
      entry.catch((error: unknown) => {
        trouble ??= troubleOf(error);
        stop.abort();
      });
      entries.push(entry);
    });
    for (const event of ['filesLimit', 'fieldsLimit'] as const) parser.on(event, () => stop.abort());
    await pipeline(Readable.from(pieces), parser, { signal: stop.signal });
    return { entries: readableEntries(await Promise.all(entries)), drop };
  } catch (error) {
    for (const stream of open) stream.destroy();
    await Promise.allSettled(entries);
    await drop();
    throw thrown() ?? trouble ?? (error instanceof Refusal ? error : noForm());
  }
}

/** A field of a form in which no file was chosen has an empty name: it is text. */
function isPartAFile(_: string | undefined, __: string | undefined, fileName: string | undefined): boolean {
  return Boolean(fileName);
}

/** Browsers write a quote and line breaks of a name so (HTML, multipart/form-data encoding algorithm). */
function plain(name: string): string {
  return name.replaceAll(/%0A/gi, '\n').replaceAll(/%0D/gi, '\r').replaceAll('%22', '"');
}
