import { Inflate } from 'fflate';
import { WorkbookError } from './workbook-error.ts';

export interface ZipLimits {
  /** Bytes of the file as it came. */
  packed: number;
  /** Bytes of all its XML parts together once unpacked. */
  unpacked: number;
  entries: number;
}

/** What kind of file a zip is to be, and which of its parts are unpacked. */
export interface PartsWanted {
  /** Whether a zip with parts of these names is one. */
  isKind(names: readonly string[]): boolean;
  isNeeded(name: string): boolean;
}

/** Real workbooks stay under 100; deflate itself ends at about 1,030. */
const mostRatio = 200;
/** Below this an unpacked size harms nobody, however well it was packed. */
const harmless = 1024 * 1024;

/**
 * Unpacks the parts that are needed of an office file (of an xlsx file, where nothing else is said), after checking that unpacking is safe:
 * the directory is whole and says the same as the parts' own headers, names are unique, nothing is encrypted, and sizes hold as declared
 * and as they really are. Throws `WorkbookError`.
 */
export function unpackChecked(content: Uint8Array, limits: ZipLimits, wanted: PartsWanted = workbookParts): Map<string, Uint8Array> {
  if (content.length > limits.packed) throw new WorkbookError('tooLarge');
  const file = new DataView(content.buffer, content.byteOffset, content.byteLength);
  if (content.length < 22 || file.getUint32(0, true) !== 0x04034b50) throw new WorkbookError('notXlsx');
  const entries = readDirectory(content, file, limits.entries);
  if (!wanted.isKind(entries.map(({ name }) => name))) throw new WorkbookError('notXlsx');
  if (entries.some(({ name }) => /vbaproject|macrosheets/i.test(name))) throw new WorkbookError('macro');
  const isTooMuch = (size: number) => size > limits.unpacked || (size > harmless && size / content.length > mostRatio);
  const needed = entries.filter(({ name }) => wanted.isNeeded(name));
  if (isTooMuch(needed.reduce((sum, entry) => sum + entry.size, 0))) throw new WorkbookError('bomb');
  return new Map(needed.map((entry) => [entry.name, inflate(entry)]));
}

interface Entry {
  name: string;
  method: number;
  size: number;
  packed: Uint8Array;
}

const workbookParts: PartsWanted = { isKind: isWorkbook, isNeeded: (name) => /\.(xml|rels)$/.test(name) };

/** A text or a presentation is a zip of parts too. What lacks its workbook alone is a damaged one. */
function isWorkbook(names: readonly string[]): boolean {
  if (names.some((name) => /^(?:word|ppt|visio)\//.test(name))) return false;
  return names.includes('[Content_Types].xml') || names.includes('xl/workbook.xml');
}

/** The entries as the directory at the end lists them: the one place that readers agree on. */
function readDirectory(content: Uint8Array, file: DataView, most: number): Entry[] {
  const end = findEnd(file);
  const count = file.getUint16(end + 10, true);
  let at = file.getUint32(end + 16, true);
  if (file.getUint16(end + 4, true) !== 0 || file.getUint16(end + 8, true) !== count) throw new WorkbookError('damaged');
  if (count > most) throw new WorkbookError('tooLarge');
  const entries: Entry[] = [];
  const names = new Set<string>();
  try {
    for (let index = 0; index < count; index++) {
      const { entry, next } = readEntry(content, file, at);
      if (names.has(entry.name.toLowerCase())) throw new WorkbookError('damaged');
      names.add(entry.name.toLowerCase());
      entries.push(entry);
      at = next;
    }
  } catch (error) {
    // A RangeError of the view: an offset points outside of the file.
    throw error instanceof WorkbookError ? error : new WorkbookError('damaged');
  }
  if (at !== end) throw new WorkbookError('damaged');
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
  throw new WorkbookError('damaged');
}

function readEntry(content: Uint8Array, file: DataView, at: number): { entry: Entry; next: number } {
  if (file.getUint32(at, true) !== 0x02014b50) throw new WorkbookError('damaged');
  const flags = file.getUint16(at + 8, true);
  const method = file.getUint16(at + 10, true);
  const packedSize = file.getUint32(at + 20, true);
  const size = file.getUint32(at + 24, true);
  const nameLength = file.getUint16(at + 28, true);
  const local = file.getUint32(at + 42, true);
  const name = readName(content, at + 46, nameLength);
  const isEncrypted = (flags & 0x2041) !== 0;
  if (isEncrypted || (method !== 0 && method !== 8) || isUnsafe(name)) throw new WorkbookError('damaged');

  if (file.getUint32(local, true) !== 0x04034b50 || file.getUint16(local + 8, true) !== method) throw new WorkbookError('damaged');
  const localNameLength = file.getUint16(local + 26, true);
  if (readName(content, local + 30, localNameLength) !== name) throw new WorkbookError('damaged');
  const start = local + 30 + localNameLength + file.getUint16(local + 28, true);
  if (start + packedSize > content.length) throw new WorkbookError('damaged');
  const next = at + 46 + nameLength + file.getUint16(at + 30, true) + file.getUint16(at + 32, true);
  return { entry: { name, method, size, packed: content.subarray(start, start + packedSize) }, next };
}

function readName(content: Uint8Array, at: number, length: number): string {
  return new TextDecoder().decode(content.subarray(at, at + length));
}

function isUnsafe(name: string): boolean {
  return name === '' || name.startsWith('/') || name.includes('\\') || name.includes('\0') || name.split('/').includes('..');
}

/** Unpacks piece by piece and stops at the first byte beyond the declared size: what is declared has been checked already. */
function inflate(entry: Entry): Uint8Array {
  if (entry.method === 0) {
    if (entry.packed.length !== entry.size) throw new WorkbookError('damaged');
    return entry.packed;
  }
  const part = new Uint8Array(entry.size);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > entry.size) throw new WorkbookError('bomb');
    part.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < entry.packed.length; at += step)
      stream.push(entry.packed.subarray(at, at + step), at + step >= entry.packed.length);
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('damaged');
  }
  if (filled !== entry.size) throw new WorkbookError('damaged');
  return part;
}

const step = 16 * 1024;
