import type { ReadableFile } from '../../core/file-fault.ts';
import { FileError } from './file-error.ts';
import { viewOf } from './view-of.ts';

/** The record at the end, and the longest comment behind it. */
const endSize = 22;
const longestEnd = endSize + 0xffff;

/**
 * Whether a zip is there as a whole: its directory, which is at the end, with a first entry. What lies in it stays packed: other programs'
 * ways of packing and passwords are their readers' business. Throws `FileError`.
 */
export async function checkZip({ size, read }: ReadableFile): Promise<void> {
  const tail = viewOf(await read(Math.max(0, size - longestEnd), size));
  const end = endIn(tail);
  const [count, length, start] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  // more than these numbers hold stands in a record before it (zip64)
  if (end >= 20 && tail.getUint32(end - 20, true) === 0x07064b50) return;
  const place = size - tail.byteLength + end;
  // something that unpacks itself may stand before all of it
  if (start + length > place) throw new FileError('damaged');
  if (count === 0) return;
  const first = viewOf(await read(place - length, place - length + 4));
  if (first.byteLength < 4 || first.getUint32(0, true) !== 0x02014b50) throw new FileError('damaged');
}

function endIn(tail: DataView): number {
  for (let at = tail.byteLength - endSize; at >= 0; at -= 1)
    if (tail.getUint32(at, true) === 0x06054b50 && at + endSize + tail.getUint16(at + 20, true) <= tail.byteLength) return at;
  throw new FileError('damaged');
}
