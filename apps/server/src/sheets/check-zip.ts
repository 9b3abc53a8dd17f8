import { Inflate } from 'fflate';
import { SheetError } from './sheet-error.ts';

/** Bytes of the file as it came. The 50 MB of platform-api §5.11 are a limit in the first client's code; 5,000 rows take a tenth of this one. */
const mostPacked = 20 * 1024 * 1024;
/** Bytes of all parts together once unpacked. */
const mostUnpacked = 64 * 1024 * 1024;
const mostEntries = 200;
/** Real workbooks stay under 100; deflate itself ends at about 1,030. */
const mostRatio = 200;
/** Below this an unpacked size harms nobody, however well it was packed. */
const harmless = 1024 * 1024;

/**
 * Unpacks the XML parts of an xlsx file, after checking that unpacking is safe: the directory is whole and says the same as the
 * parts' own headers, names are unique, nothing is encrypted, and sizes hold as declared and as they really are.
 * Throws `SheetError`.
 */
export function unpackChecked(content: Uint8Array): Map<string, Uint8Array> {
  if (content.length > mostPacked) throw new SheetError('tooLarge');
  const file = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (content.length < 22 || file.getUint32(0, true) !== 0x04034b50) throw new SheetError('notXlsx');
  const entries = readDirectory(content, file);
  if (!entries.some(({ name }) => name === '[Content_Types].xml')) throw new SheetError('notXlsx');
  if (entries.some(({ name }) => /vbaproject|macrosheets/i.test(name))) throw new SheetError('macro');
  const declared = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (isTooMuch(declared, content.length)) throw new SheetError('bomb');

  const parts = new Map<string, Uint8Array>();
  let unpacked = 0;
  for (const entry of entries) {
    if (!/\.(xml|rels)$/.test(entry.name)) continue;
    const part = inflate(entry, () => isTooMuch(unpacked + entry.size, content.length));
    unpacked += part.length;
    parts.set(entry.name, part);
  }
  return parts;
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
  if (file.getUint16(end + 4, true) !== 0 || file.getUint16(end + 8, true) !== count) throw new SheetError('damaged');
  if (count > mostEntries) throw new SheetError('tooLarge');
  const entries: Entry[] = [];
  const names = new Set<string>();
  try {
    for (let index = 0; index < count; index++) {
      const { entry, next } = readEntry(content, file, at);
      if (names.has(entry.name.toLowerCase())) throw new SheetError('damaged');
      names.add(entry.name.toLowerCase());
      entries.push(entry);
      at = next;
    }
  } catch (error) {
    // a RangeError of the view: an offset points outside of the file
    throw error instanceof SheetError ? error : new SheetError('damaged');
  }
  if (at !== end) throw new SheetError('damaged');
  return entries;
}

/** The end record stands last, behind nothing but its own comment. */
function findEnd(file: DataView): number {
  const last = file.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
    if (file.getUint32(at, true) === 0x06054b50) {
      if (at + 22 + file.getUint16(at + 20, true) !== file.byteLength) break;
      return at;
    }
  }
  throw new SheetError('damaged');
}

function readEntry(content: Uint8Array, file: DataView, at: number): { entry: Entry; next: number } {
  if (file.getUint32(at, true) !== 0x02014b50) throw new SheetError('damaged');
  const flags = file.getUint16(at + 8, true);
  const method = file.getUint16(at + 10, true);
  const packedSize = file.getUint32(at + 20, true);
  const size = file.getUint32(at + 24, true);
  const nameLength = file.getUint16(at + 28, true);
  const local = file.getUint32(at + 42, true);
  const name = readName(content, at + 46, nameLength);
  const isEncrypted = (flags & 0x2041) !== 0;
  if (isEncrypted || (method !== 0 && method !== 8) || isUnsafe(name)) throw new SheetError('damaged');

  if (file.getUint32(local, true) !== 0x04034b50 || file.getUint16(local + 8, true) !== method) throw new SheetError('damaged');
  const localNameLength = file.getUint16(local + 26, true);
  if (readName(content, local + 30, localNameLength) !== name) throw new SheetError('damaged');
  const start = local + 30 + localNameLength + file.getUint16(local + 28, true);
  if (start + packedSize > content.length) throw new SheetError('damaged');
  const next = at + 46 + nameLength + file.getUint16(at + 30, true) + file.getUint16(at + 32, true);
  return { entry: { name, method, size, packed: content.subarray(start, start + packedSize) }, next };
}

function readName(content: Uint8Array, at: number, length: number): string {
  return new TextDecoder('utf-8').decode(content.subarray(at, at + length));
}

function isUnsafe(name: string): boolean {
  return name === '' || name.startsWith('/') || name.includes('\\') || name.includes('\0') || name.split('/').includes('..');
}

/** Unpacks piece by piece and stops at the first byte beyond the declared size: what is declared has been checked already. */
function inflate(entry: Entry, isTooMuchNow: () => boolean): Uint8Array {
  if (isTooMuchNow()) throw new SheetError('bomb');
  if (entry.method === 0) {
    if (entry.packed.length !== entry.size) throw new SheetError('damaged');
    return entry.packed;
  }
  const part = new Uint8Array(entry.size);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > entry.size) throw new SheetError('bomb');
    part.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < entry.packed.length; at += inflateStep)
      stream.push(entry.packed.subarray(at, at + inflateStep), at + inflateStep >= entry.packed.length);
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('damaged');
  }
  if (filled !== entry.size) throw new SheetError('damaged');
  return part;
}

const inflateStep = 16 * 1024;

function isTooMuch(unpacked: number, packed: number): boolean {
  return unpacked > mostUnpacked || (unpacked > harmless && unpacked / packed > mostRatio);
}
