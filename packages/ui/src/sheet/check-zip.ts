import { Inflate } from 'fflate';
import { SheetReadError } from './sheet-read-error.ts';

/** Bytes of all parts together once unpacked. */
const mostUnpacked = 256 * 1024 * 1024;
const mostEntries = 500;
/** Real workbooks stay under 100; deflate itself ends at about 1,030. */
const mostRatio = 200;
/** Below this an unpacked size harms nobody, however well it was packed. */
const harmlessSize = 1024 * 1024;

/**
 * Unpacks the XML parts of a workbook that `isNeeded`, after checking that unpacking is safe: the directory is whole, names are unique,
 * nothing is encrypted, and sizes hold as declared and as they really are. Throws `SheetReadError`.
 */
export function unpackChecked(content: Uint8Array, isNeeded: (name: string) => boolean): Map<string, Uint8Array> {
  const file = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (content.length < 22 || file.getUint32(0, true) !== 0x04034b50) throw new SheetReadError('damaged');
  const entries = readDirectory(content, file);
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new SheetReadError('notASheet');
  const needed = entries.filter(({ name }) => /\.(xml|rels)$/.test(name) && isNeeded(name));
  const declared = needed.reduce((sum, entry) => sum + entry.size, 0);
  if (declared > mostUnpacked || (declared > harmlessSize && declared / content.length > mostRatio)) throw new SheetReadError('tooLarge');
  return new Map(needed.map((entry) => [entry.name, inflate(entry)]));
}

interface Entry {
  name: string;
  method: number;
  size: number;
  packed: Uint8Array;
}

/** The entries as the directory at the end lists them: the one place that readers agree on. */
function readDirectory(content: Uint8Array, file: DataView): Entry[] {
  const end = findEnd(file);
  const count = file.getUint16(end + 10, true);
  let at = file.getUint32(end + 16, true);
  if (count > mostEntries) throw new SheetReadError('tooLarge');
  const entries = new Map<string, Entry>();
  try {
    for (let index = 0; index < count; index++) {
      const { entry, next } = readEntry(content, file, at);
      if (entries.has(entry.name.toLowerCase())) throw new SheetReadError('damaged');
      entries.set(entry.name.toLowerCase(), entry);
      at = next;
    }
  } catch (error) {
    // A RangeError of the view: an offset points outside of the file.
    throw error instanceof SheetReadError ? error : new SheetReadError('damaged');
  }
  if (at !== end) throw new SheetReadError('damaged');
  return [...entries.values()];
}

/** The end record stands last, behind nothing but its own comment. */
function findEnd(file: DataView): number {
  const last = file.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (file.getUint32(at, true) === 0x06054b50 && at + 22 + file.getUint16(at + 20, true) === file.byteLength) return at;
  }
  throw new SheetReadError('damaged');
}

function readEntry(content: Uint8Array, file: DataView, at: number): { entry: Entry; next: number } {
  if (file.getUint32(at, true) !== 0x02014b50) throw new SheetReadError('damaged');
  const isEncrypted = (file.getUint16(at + 8, true) & 0x2041) !== 0;
  const method = file.getUint16(at + 10, true);
  const packedSize = file.getUint32(at + 20, true);
  const size = file.getUint32(at + 24, true);
  const nameLength = file.getUint16(at + 28, true);
  const local = file.getUint32(at + 42, true);
  if (isEncrypted || (method !== 0 && method !== 8) || file.getUint32(local, true) !== 0x04034b50) throw new SheetReadError('damaged');
  const start = local + 30 + file.getUint16(local + 26, true) + file.getUint16(local + 28, true);
  if (start + packedSize > content.length) throw new SheetReadError('damaged');
  const name = new TextDecoder().decode(content.subarray(at + 46, at + 46 + nameLength));
  const next = at + 46 + nameLength + file.getUint16(at + 30, true) + file.getUint16(at + 32, true);
  return { entry: { name, method, size, packed: content.subarray(start, start + packedSize) }, next };
}

/** Unpacks piece by piece and stops at the first byte beyond the declared size: what is declared has been checked already. */
function inflate(entry: Entry): Uint8Array {
  if (entry.method === 0 && entry.packed.length === entry.size) return entry.packed;
  const part = new Uint8Array(entry.size);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > entry.size) throw new SheetReadError('tooLarge');
    part.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < entry.packed.length; at += step)
      stream.push(entry.packed.subarray(at, at + step), at + step >= entry.packed.length);
  } catch (error) {
    throw error instanceof SheetReadError ? error : new SheetReadError('damaged');
  }
  if (filled !== entry.size) throw new SheetReadError('damaged');
  return part;
}

const step = 16 * 1024;
