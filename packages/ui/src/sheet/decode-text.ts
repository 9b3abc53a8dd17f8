import { SheetReadError } from './sheet-read-error.ts';

/**
 * The text of a CSV file: by its byte order mark, else UTF-8 when it is valid, else GB18030, as Chinese spreadsheets save. Throws
 * `SheetReadError`.
 */
export function decodeText(content: Uint8Array): string {
  const text = decode(content);
  // eslint-disable-next-line no-control-regex -- characters that only stand in files of other kinds
  if (/[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/.test(text)) throw new SheetReadError('notASheet');
  if (/^\s*<(?:!doctype|html|\?xml|table)[\s>]/i.test(text.slice(0, 200)) || text.startsWith('%PDF-'))
    throw new SheetReadError('notASheet');
  return text;
}

function decode(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return decodeChinese(content);
  }
}

function decodeChinese(content: Uint8Array): string {
  try {
    return new TextDecoder('gb18030', { fatal: true }).decode(content);
  } catch {
    throw new SheetReadError('notASheet');
  }
}
