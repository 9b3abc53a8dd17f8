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

/** The pages of a kind that has pages: without one there is nothing to look at. */
const pages: Readonly<Record<string, RegExp>> = {
  xlsx: /^xl\/(?:work|chart|dialog)sheets\/[^/]+\.xml$/i,
  pptx: /^ppt\/slides\/[^/]+\.xml$/i,
};
/** Besides the main part and pages, what people see of a file. */
const seen =
  /^(?:word\/(?:styles|numbering|(?:foot|end)notes|(?:header|footer)\d*)|xl\/(?:styles|sharedStrings)|ppt\/slide(?:Layout|Master)s\/[^/]+)\.xml$/i;

/** Bytes of a part that are looked at: what it declares stands before its first element. */
const mostHead = 1024 * 1024;
/** Bytes that a main part may have: a text of 1,000 pages has a third of that. */
const mostMain = 64 * 1024 * 1024;
/** Bytes that packed parts may have together once they are unpacked. */
const mostUnpacked = 512 * 1024 * 1024;

/**
 * Looks into an office file, however large it is: its directory, every part from its first byte to its last, the elements of what people
 * see. Throws `FileError` for program code, declared entities, what is cut short or changed, what has no page, and what is put together
 * otherwise than its directory says.
 */
export async function checkOffice({ read, size }: ReadableFile, extension: string): Promise<void> {
  const parts = await readOfficeDirectory({ read, size });
  const main = mainParts[extension] ?? '';
  const names = parts.map(({ name }) => name);
  if (names.some((name) => /vbaproject|macrosheets/i.test(name))) throw new FileError('macro');
  const page = pages[extension];
  if (!names.includes(main) || (page && !names.some((name) => page.test(name)))) throw new FileError('damaged');
  const packed = parts.filter(({ method }) => method !== 0);
  if (packed.reduce((sum, part) => sum + part.size, 0) > mostUnpacked) throw new FileError('tooLarge');
  for (const part of parts.toSorted((one, other) => one.offset - other.offset)) {
    const isMain = part.name === main;
    if (isMain && part.size > mostMain) throw new FileError('tooLarge');
    const { head, tail } = await unpackPart(read, part, isMain ? mostMain : mostHead); // oxlint-disable-line no-await-in-loop -- one after the other: the file is read once, in its order
    if (!/\.(?:xml|rels|vml)$/i.test(part.name)) continue;
    const xml = new TextDecoder().decode(head);
    checkHead(part.name, xml);
    if (isMain) checkElements(head);
    else if (page?.test(part.name) || seen.test(part.name)) checkWhole(head, xml, tail);
  }
}

/** What ends in the middle is told by its elements, and where only the beginning was kept, by its last ones. */
function checkWhole(head: Uint8Array, xml: string, tail: Uint8Array): void {
  if (tail.length === 0 && !xml.includes('<![CDATA[')) return checkElements(head);
  const root = /<([^\s<>/"'=?!]+)/.exec(xml)?.[1];
  const last = tail.length === 0 ? xml.slice(-mostEnd) : new TextDecoder().decode(tail);
  if (!last.trimEnd().endsWith('>') || root === undefined || !last.includes(`</${root}`)) throw new FileError('damaged');
}

/** Bytes at the end of a part in which its last element closes. */
const mostEnd = 1024;

function checkElements(part: Uint8Array): void {
  try {
    walkXml(xmlOf(part));
  } catch (error) {
    throw error instanceof WorkbookError ? new FileError(faults[error.fault] ?? 'damaged') : error;
  }
}

const faults: Partial<Record<WorkbookFault, FileFault>> = { entity: 'entity', tooComplex: 'tooLarge' };

/**
 * Declarations stand before the first element, behind nothing but comments and instructions. Another encoding than UTF-8 would hide them.
 */
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
  ['<!--', '-->'],
] as const;
