import { Inflate } from 'fflate';
import type { ReadBytes } from '../../core/file-fault.ts';
import { checksumOf } from './checksum-of.ts';
import { FileError } from './file-error.ts';
import type { OfficePart } from './office-directory.ts';
import { viewOf } from './view-of.ts';

/** Packed bytes that are unpacked at once: what comes out of them stays a few megabytes. */
const step = 16 * 1024;
/** Bytes that are read at once. */
const block = 1024 * 1024;

/**
 * Reads a part from its first byte to its last, in little memory, and answers at most `most` bytes from its start, and of a longer one its
 * last bytes. Throws `FileError` where what comes out is not what the directory says.
 */
export async function unpackPart(read: ReadBytes, part: OfficePart, most: number): Promise<{ head: Uint8Array; tail: Uint8Array }> {
  const start = await startOf(read, part);
  const kept = new Uint8Array(Math.min(part.size, most));
  let tail = new Uint8Array();
  let [size, checksum] = [0, 0];
  const take = (chunk: Uint8Array) => {
    if (size + chunk.length > part.size) throw new FileError('damaged');
    if (size < kept.length) kept.set(chunk.subarray(0, kept.length - size), size);
    size += chunk.length;
    checksum = checksumOf(chunk, checksum);
    if (part.size > most) tail = lastOf(tail, chunk);
  };
  const unpack = part.method === 0 ? take : inflating(take);
  for (let at = 0; at < part.packedSize; at += block) {
    const bytes = await read(start + at, start + Math.min(part.packedSize, at + block)); // oxlint-disable-line no-await-in-loop -- one block in memory at a time
    for (let from = 0; from < bytes.length; from += step) unpack(bytes.subarray(from, from + step));
  }
  if (size !== part.size || checksum !== part.checksum) throw new FileError('damaged');
  return { head: kept, tail };
}

/** Bytes that are kept of the end. */
const mostTail = 1024;

function lastOf(before: Uint8Array, chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  return chunk.length >= mostTail ? chunk.slice(-mostTail) : new Uint8Array([...before, ...chunk]).slice(-mostTail);
}

/** Where its content begins, behind a header of its own that says the same as the directory. */
async function startOf(read: ReadBytes, { name, method, offset }: OfficePart): Promise<number> {
  const header = await read(offset, offset + 30 + 4 * name.length);
  if (header.length < 30) throw new FileError('damaged');
  const view = viewOf(header);
  const nameLength = view.getUint16(26, true);
  const isSame = new TextDecoder().decode(header.subarray(30, 30 + nameLength)) === name && view.getUint16(8, true) === method;
  if (view.getUint32(0, true) !== 0x04034b50 || !isSame) throw new FileError('damaged');
  return offset + 30 + nameLength + view.getUint16(28, true);
}

function inflating(take: (chunk: Uint8Array) => void): (packed: Uint8Array) => void {
  const stream = new Inflate(take);
  return (packed) => {
    try {
      stream.push(packed);
    } catch {
      throw new FileError('damaged');
    }
  };
}
