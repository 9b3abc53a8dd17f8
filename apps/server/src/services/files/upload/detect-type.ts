import { fileTypeFromBuffer } from 'file-type';
import { contentTypes } from './content-types.ts';

/** The type is told from so many bytes at the start. */
export const headSize = 1024 * 1024;

export interface DetectedType {
  /** Without its dot, lower case. */
  extension: string;
  mime: string;
}

/**
 * The type of a file by the first bytes of its content. The name only chooses among the types that the content allows (a Word file is a
 * zip too). Null where the two do not fit, or where the type may not be uploaded. For a name without an extension the content alone
 * decides.
 */
export async function detectType(head: Uint8Array, fileName: string): Promise<DetectedType | null> {
  const found = (await findType(head)) ?? (hasPdfMark(head) ? 'pdf' : null);
  const named = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const extension = named ?? Object.keys(contentTypes).find((one) => contentTypes[one]?.found.includes(found ?? ''));
  const promised = extension !== undefined && Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  if (extension === undefined || promised === undefined) return null;
  const isSo = promised.found.length > 0 ? promised.found.includes(found ?? '') : isText(head, found);
  return isSo ? { extension, mime: promised.mime } : null;
}

/** Whether a file with the name of one of today's office files is locked by a password: a container of the older kind is around it. */
export function isLockedOffice(head: Uint8Array, fileName: string): boolean {
  if (!/\.(?:docx|xlsx|pptx)$/i.test(fileName) || ![0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => head[at] === byte)) return false;
  return new TextDecoder('utf-16le').decode(head).includes('EncryptedPackage');
}

async function findType(head: Uint8Array): Promise<string | null> {
  try {
    return (await fileTypeFromBuffer(head))?.ext ?? null;
  } catch {
    // damaged in a way that its reader did not foresee
    return null;
  }
}

/** Readers of PDF accept the bytes that some programs and transmissions put before its mark. */
function hasPdfMark(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head.subarray(0, 1024)).includes('%PDF-');
}

/** Markup is text too: it goes out as `text/plain`, which no browser runs. */
const markup: ReadonlySet<string> = new Set(['xml', 'rtf', 'vcf', 'ics', 'vtt', 'srt', 'eml']);

function isText(head: Uint8Array, found: string | null): boolean {
  if (found !== null && !markup.has(found)) return false;
  return ['utf-8', 'gb18030', ...(hasWideMark(head) ? ['utf-16le', 'utf-16be'] : [])].some((encoding) => {
    try {
      // the last character may be cut
      const text = new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
      // eslint-disable-next-line no-control-regex -- what no text holds
      return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
    } catch {
      return false;
    }
  });
}

function hasWideMark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}
