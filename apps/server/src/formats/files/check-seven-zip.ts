import type { ReadableFile } from '../../core/file-fault.ts';
import { FileError } from './file-error.ts';
import { viewOf } from './view-of.ts';

const headSize = 32;

/** Whether a 7z archive is there as a whole: its head says where its directory is, which is at the end. Throws `FileError`. */
export async function checkSevenZip({ size, read }: ReadableFile): Promise<void> {
  const head = viewOf(await read(0, headSize));
  if (head.byteLength < headSize) throw new FileError('damaged');
  const end = BigInt(headSize) + head.getBigUint64(12, true) + head.getBigUint64(20, true);
  if (end > BigInt(size)) throw new FileError('damaged');
}
