import type { ReadableFile } from '../../core/file-fault.ts';
import { FileError } from './file-error.ts';
import { viewOf } from './view-of.ts';

/** Boxes of one level that are walked: a film in fragments of a second has some thousands. */
const mostBoxes = 100_000;

/**
 * Whether an MP4 or QuickTime film is there as a whole (ISO/IEC 14496-12): boxes that end within the file, among them what says how it is
 * played, with a track, and what is played. Throws `FileError`.
 */
export async function checkMp4({ size, read }: ReadableFile): Promise<void> {
  const film = await boxesOf(read, 0, size);
  const movie = film.find(({ type }) => type === 'moov');
  if (!movie || !film.some(({ type }) => type === 'mdat')) throw new FileError('damaged');
  const parts = await boxesOf(read, movie.content, movie.end);
  if (!parts.some(({ type }) => type === 'trak')) throw new FileError('damaged');
}

interface Box {
  type: string;
  /** Where what it holds begins, and where it ends. */
  content: number;
  end: number;
}

async function boxesOf(read: ReadableFile['read'], start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  // QuickTime ends a list with four zero bytes
  for (let at = start; at + 8 <= end; at = boxes.at(-1)?.end ?? end) {
    const head = viewOf(await read(at, at + 16)); // oxlint-disable-line no-await-in-loop -- each says where the next one is
    const box = boxAt(head, at, end);
    if (box.end > end || box.end < box.content || boxes.length === mostBoxes) throw new FileError('damaged');
    boxes.push(box);
  }
  return boxes;
}

function boxAt(head: DataView, at: number, end: number): Box {
  if (head.byteLength < 8) throw new FileError('damaged');
  const type = String.fromCharCode(head.getUint8(4), head.getUint8(5), head.getUint8(6), head.getUint8(7));
  const length = head.getUint32(0);
  // 0: until the end; 1: the length follows
  if (length === 0) return { type, content: at + 8, end };
  if (length !== 1) return { type, content: at + 8, end: at + length };
  if (head.byteLength < 16) throw new FileError('damaged');
  return { type, content: at + 16, end: at + Number(head.getBigUint64(8)) };
}
