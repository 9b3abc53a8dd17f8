import { walkXml, WorkbookError, type WorkbookFault, xmlOf } from '@saiwu/ui/workbook/checks';
import type { FileFault, ReadableFile } from '../../core/file-fault.ts';
import { FileError } from './file-error.ts';
import { readOfficeDirectory } from './office-directory.ts';
import { unpackPart } from './unpack-part.ts';

/** The part without which a file is none of its kind. */
const mainParts: Readonly<Record<string, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};

/** Bytes of a part that are looked at: what it declares stands before its first element. */
const mostHead = 1024 * 1024;
/** Bytes that a main part may have: a text of 1,000 pages has a third of that. */
const mostMain = 64 * 1024 * 1024;
/** Bytes that packed parts may have together once they are unpacked. */
const mostUnpacked = 512 * 1024 * 1024;

/**
 * Looks into an office file, however large it is: its directory, every part from its first byte to its last, the elements of the main one. Throws
 * `FileError` for program code, declared entities, what is cut short or changed, and what is put together otherwise than its directory says.
 */
export async function checkOffice({ read, size }: ReadableFile, extension: string): Promise<void> {
  const parts = await readOfficeDirectory({ read, size });
  const main = mainParts[extension] ?? '';
  const names = parts.map(({ name }) => name);
  if (names.some((name) => /vbaproject|macrosheets/i.test(name))) throw new FileError('macro');
  if (!names.includes(main)) throw new FileError('damaged');
  const packed = parts.filter(({ method }) => method !== 0);
  if (packed.reduce((sum, part) => sum + part.size, 0) > mostUnpacked) throw new FileError('tooLarge');
  for (const part of parts.toSorted((one, other) => one.offset - other.offset)) {
    const isMain = part.name === main;
    if (isMain && part.size > mostMain) throw new FileError('tooLarge');
    const head = await unpackPart(read, part, isMain ? mostMain : mostHead); // oxlint-disable-line no-await-in-loop -- one after the other: the file is read once, in its order
    if (!/\.(?:xml|rels|vml)$/i.test(part.name)) continue;
    checkHead(part.name, new TextDecoder().decode(head));
    if (isMain) checkElements(head);
  }
}

function checkElements(part: Uint8Array): void {
  try {
    walkXml(xmlOf(part));
  } catch (error) {
    throw error instanceof WorkbookError ? new FileError(faults[error.fault] ?? 'damaged') : error;
  }
}

/** Declarations stand before the first element, behind nothing but comments and instructions. Another encoding than UTF-8 would hide them. */
function checkHead(name: string, xml: string): void {
  if (xml.includes('\0') || /^\uFEFF?<\?xml[^>]*?encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i.test(xml)) throw new FileError('damaged');
  if (/types\]\.xml$|\.rels$/i.test(name) && /macroEnabled|vbaProject/i.test(xml)) throw new FileError('macro');
  const first = firstElement(xml);
  if (/^<!(?:doctype|entity)/i.test(first)) throw new FileError('entity');
  if (first !== '' && !/^<[\w:]/.test(first)) throw new FileError('damaged');
}

/** From where comments and instructions end; empty for a part that holds nothing. */
function firstElement(xml: string): string {
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (/\s/.test(xml.charAt(at))) at += 1;
    const aside = asides.find(([start]) => xml.startsWith(start, at));
    if (!aside) return xml.slice(at, at + 16);
    const end = xml.indexOf(aside[1], at + aside[0].length);
    if (end === -1) throw new FileError('damaged');
    at = end + aside[1].length;
  }
}

const asides = [
  ['<?', '?>'],
const faults: Partial<Record<WorkbookFault, FileFault>> = { entity: 'entity', tooComplex: 'tooLarge' };

  ['<!--', '-->'],
] as const;
