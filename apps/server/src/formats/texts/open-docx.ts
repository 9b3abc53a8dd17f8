import { unpackChecked, walkXml, WorkbookError, type WorkbookFault, xmlOf } from '@saiwu/ui/workbook/checks';
import { DocxError, type DocxErrorKind } from './docx-error.ts';

/** The contract takes no larger file (`largestText`). Of a long plan, the text alone stays under 5 MB as XML. */
const limits = { packed: 20 * 1024 * 1024, unpacked: 80 * 1024 * 1024, entries: 2000 };
const mostXml = 24 * 1024 * 1024;

/** The parts that say what a text says. Everything else (macros, embedded files, fonts, data of other programs) stays packed. */
const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/[\w.]+\.rels|word\/diagrams\/data\d*\.xml|word\/media\/.+)$/i;

/**
 * The parts of a docx file that a reader needs, each checked. Throws `DocxError` for whatever is not a clean file
 * without program code.
 */
export function openDocx(content: Uint8Array): Map<string, Uint8Array> {
  refuseOld(content);
  try {
    const parts = unpackChecked(content, limits, {
      isKind: (names) => names.includes('word/document.xml'),
      isNeeded: (name) => needed.test(name),
    });
    let sum = 0;
    for (const [name, part] of parts) {
      if (!/\.(?:xml|rels)$/i.test(name)) continue;
      sum += part.length;
      if (sum > mostXml) throw new DocxError('tooLarge');
      const xml = xmlOf(part);
      walkXml(xml);
      if (/types\]\.xml$|\.rels$/i.test(name) && /macroEnabled|vbaProject/i.test(xml)) throw new DocxError('macro');
    }
    return parts;
  } catch (error) {
    throw error instanceof WorkbookError ? new DocxError(kinds[error.fault] ?? 'damaged') : error;
  }
}

const kinds: Partial<Record<WorkbookFault, DocxErrorKind>> = {
  notXlsx: 'notDocx',
  tooLarge: 'tooLarge',
  tooComplex: 'tooComplex',
  bomb: 'bomb',
  macro: 'macro',
  entity: 'entity',
};

/** Files of before 2007, and those with a password, lie in a container of another kind. */
function refuseOld(content: Uint8Array): void {
  if (![0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => content[index] === byte)) return;
  const names = new TextDecoder('utf-16le').decode(content.subarray(0, 4 * 1024 * 1024));
  throw new DocxError(names.includes('EncryptedPackage') ? 'encrypted' : 'oldDoc');
}
