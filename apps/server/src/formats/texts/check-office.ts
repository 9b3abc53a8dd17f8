import { Inflate } from 'fflate';
import { OfficeError } from './office-error.ts';
import { type OfficePart, type ReadBytes, readOfficeDirectory, viewOf } from './office-directory.ts';

/** The part without which a file is none of its kind. */
const mainParts: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

/** Packed bytes of a part that are looked at: what it declares stands before its first element. */
const mostPacked = 64 * 1024;

/** Whether a file with this ending is one that `checkOffice` looks into. */
export function isOffice(extension: string): boolean {
  return Object.hasOwn(mainParts, extension);
}

/**
 * Looks into an office file before it is kept, however large it is, by its directory and the heads of its parts. Throws `OfficeError` for program
 * code, declared entities, and what is put together otherwise than its directory says.
 */
export async function checkOffice(read: ReadBytes, size: number, extension: string): Promise<void> {
  const parts = await readOfficeDirectory(read, size);
  const names = parts.map(({ name }) => name);
  if (names.some((name) => /vbaproject|macrosheets/i.test(name))) throw new OfficeError('macro');
  if (!names.includes(mainParts[extension] ?? '')) throw new OfficeError('damaged');
  for (const part of parts.toSorted((one, other) => one.offset - other.offset)) {
    if (!/\.(?:xml|rels|vml)$/i.test(part.name)) continue;
    checkHead(part, await headOf(read, part)); // oxlint-disable-line no-await-in-loop -- one after the other: the file is read once, in its order
  }
}

/** As much of a part as stands at its beginning. */
async function headOf(read: ReadBytes, { name, method, packedSize, offset }: OfficePart): Promise<string> {
  const header = await read(offset, offset + 30 + 4 * name.length + 4096);
  if (header.length < 30) throw new OfficeError('damaged');
  const view = viewOf(header);
  const nameLength = view.getUint16(26, true);
  const isSame = new TextDecoder().decode(header.subarray(30, 30 + nameLength)) === name && view.getUint16(8, true) === method;
  if (view.getUint32(0, true) !== 0x04034b50 || !isSame) throw new OfficeError('damaged');
  const start = offset + 30 + nameLength + view.getUint16(28, true);
  const packed = await read(start, start + Math.min(packedSize, mostPacked));
  return new TextDecoder().decode(method === 0 ? packed : inflated(packed));
}

/** What comes out of a beginning, which may be cut: at most so much that nobody is filled up by it. */
function inflated(packed: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const isEnough = () => length >= mostText;
  const stream = new Inflate((chunk) => {
    if (!isEnough()) chunks.push(chunk);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length && !isEnough(); at += step) stream.push(packed.subarray(at, at + step));
  } catch {
    throw new OfficeError('damaged');
  }
  const text = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    text.set(chunk, at);
    at += chunk.length;
  }
  return text;
}

const step = 4096;
const mostText = 1024 * 1024;

/** Declarations stand before the first element, behind nothing but comments and instructions. Another encoding than UTF-8 would hide them. */
function checkHead({ name }: OfficePart, xml: string): void {
  if (xml.includes('\0') || /^\uFEFF?<\?xml[^>]*?encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i.test(xml))
    throw new OfficeError('damaged');
  if (/types\]\.xml$|\.rels$/i.test(name) && /macroEnabled|vbaProject/i.test(xml)) throw new OfficeError('macro');
  const first = firstElement(xml);
  if (/^<!(?:doctype|entity)/i.test(first)) throw new OfficeError('entity');
  if (first !== '' && !/^<[\w:]/.test(first)) throw new OfficeError('damaged');
}

/** From where comments and instructions end; empty for a part that holds nothing. */
function firstElement(xml: string): string {
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (/\s/.test(xml.charAt(at))) at += 1;
    const aside = asides.find(([start]) => xml.startsWith(start, at));
    if (!aside) return xml.slice(at, at + 16);
    const end = xml.indexOf(aside[1], at + aside[0].length);
    if (end === -1) throw new OfficeError('damaged');
    at = end + aside[1].length;
  }
}

const asides = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;
