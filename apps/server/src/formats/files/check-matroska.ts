import type { ReadableFile } from '../../core/file-fault.ts';
import { FileError } from './file-error.ts';

/** Ids of elements (RFC 9559). */
const [segmentId, tracksId, clusterId] = [0x18_53_80_67, 0x16_54_ae_6b, 0x1f_43_b6_75];
/** Parts of a film that are walked: one of some seconds each. */
const mostElements = 100_000;

/**
 * Whether a WebM or Matroska film is there as a whole: elements that end within the file, among them its tracks and a stretch of film. What
 * was recorded live tells no lengths: then both have to be there. Throws `FileError`.
 */
export async function checkMatroska({ size, read }: ReadableFile): Promise<void> {
  const header = await elementAt(read, 0);
  if (header.end === null) throw new FileError('damaged');
  const segment = await elementAt(read, header.end);
  const end = segment.end ?? size;
  if (segment.id !== segmentId || end > size) throw new FileError('damaged');
  const found = new Set<number>();
  let count = 0;
  for (let at: number | null = segment.content; at !== null && at < end; count += 1) {
    const element: Element = await elementAt(read, at); // oxlint-disable-line no-await-in-loop -- each says where the next one is
    if ((element.end ?? 0) > end || count === mostElements) throw new FileError('damaged');
    found.add(element.id);
    at = element.end;
  }
  if (!found.has(tracksId) || !found.has(clusterId)) throw new FileError('damaged');
}

interface Element {
  id: number;
  /** Where what it holds begins. */
  content: number;
  /** Null: it says no length. */
  end: number | null;
}

async function elementAt(read: ReadableFile['read'], at: number): Promise<Element> {
  const head = await read(at, at + 12);
  const id = numberAt(head, 0, 4);
  const length = numberAt(head, id.width, 8);
  const content = at + id.width + length.width;
  const isUnknown = length.value === 2 ** (7 * length.width) - 1;
  return { id: id.value + 2 ** (7 * id.width), content, end: isUnknown ? null : content + length.value };
}

/** A number whose first byte says by its leading zeros how many bytes it has; its value is without that mark. */
function numberAt(head: Uint8Array, from: number, widest: number): { value: number; width: number } {
  const first = head[from] ?? 0;
  const width = Math.clz32(first) - 23;
  if (width > widest || from + width > head.length) throw new FileError('damaged');
  const value = head.subarray(from + 1, from + width).reduce((sum, byte) => sum * 256 + byte, first - 2 ** (8 - width));
  return { value, width };
}
