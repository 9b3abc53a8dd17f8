import type { ReadableFile } from '../../core/file-fault.ts';
import { FileError } from './file-error.ts';
import { viewOf } from './view-of.ts';

/** A part of an office file, which is a zip, as its directory lists it. */
export interface OfficePart {
  name: string;
  /** 0: as it is, 8: deflated. */
  method: number;
  packedSize: number;
  size: number;
  /** CRC-32 of what comes out of it. */
  checksum: number;
  /** Where its own header is. */
  offset: number;
}

/** A presentation with a film in it has a thousand parts; a directory of more than that many bytes is no document's. */
const mostParts = 20_000;
const mostDirectory = 4 * 1024 * 1024;
/** The record at the end, and the longest comment behind it. */
const endSize = 22;
const longestEnd = endSize + 0xffff;

/** The parts as the directory at the end lists them: the one place that readers agree on. Throws `FileError`. */
export async function readOfficeDirectory({ read, size }: ReadableFile): Promise<OfficePart[]> {
  const tail = await read(Math.max(0, size - longestEnd), size);
  const file = viewOf(tail);
  const end = findEnd(file);
  const [count, length, start] = [file.getUint16(end + 10, true), file.getUint32(end + 12, true), file.getUint32(end + 16, true)];
  const place = size - tail.length + end;
  if (count > mostParts || length > mostDirectory || start + length !== place) throw new FileError('damaged');
  return readParts(await read(start, place), count);
}

function findEnd(file: DataView): number {
  for (let at = file.byteLength - endSize; at >= 0; at -= 1)
    if (file.getUint32(at, true) === 0x06054b50 && at + endSize + file.getUint16(at + 20, true) === file.byteLength) return at;
  throw new FileError('damaged');
}

function readParts(directory: Uint8Array, count: number): OfficePart[] {
  const view = viewOf(directory);
  const parts: OfficePart[] = [];
  const names = new Set<string>();
  let at = 0;
  while (parts.length < count) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== 0x02014b50) throw new FileError('damaged');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(directory.subarray(at + 46, at + 46 + nameLength));
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    if ((flags & 0x2041) !== 0) throw new FileError('locked');
    // of two parts of one name, readers do not take the same
    if ((method !== 0 && method !== 8) || names.has(name.toLowerCase())) throw new FileError('damaged');
    names.add(name.toLowerCase());
    parts.push({
      name,
      method,
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      checksum: view.getUint32(at + 16, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (at !== directory.length) throw new FileError('damaged');
  return parts;
}
