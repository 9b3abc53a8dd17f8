import { SheetError } from './sheet-error.ts';

export const mostRows = 5000;
export const mostColumns = 60;
/** The last row a worksheet can have. */
const lastRow = 1_048_576;

/**
 * Looks through the unpacked XML for what must not reach the parser: declarations of entities, formulas, and cells so far out
 * that filling the gap before them would exhaust the memory. Throws `SheetError`.
 */
export function checkParts(parts: ReadonlyMap<string, Uint8Array>): void {
  for (const content of parts.values()) {
    const xml = readText(content);
    if (/<!(?:doctype|entity)/i.test(xml)) throw new SheetError('entity');
    if (/<(?:[\w.-]+:)?sheetData[\s>]/.test(xml)) checkWorksheet(xml);
  }
}

/** UTF-8 only: in another encoding the checks would read something else than the parser. */
function readText(content: Uint8Array): string {
  const xml = decode(content);
  const encoding = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(xml)?.[1];
  if (xml.includes('\0') || (encoding && !/^(utf-8|us-ascii)$/i.test(encoding))) throw new SheetError('damaged');
  return xml;
}

function decode(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new SheetError('damaged');
  }
}

function checkWorksheet(xml: string): void {
  const formula = /<(?:[\w.-]+:)?f[\s/>]/.exec(xml);
  if (formula) throw new SheetError('formula', lastCellBefore(xml, formula.index));
  for (const [, attributes = ''] of xml.matchAll(/<(?:[\w.-]+:)?row\s([^>]*)>/g)) {
    if (Number(/(?:^|\s)r\s*=\s*["'](\d+)["']/.exec(attributes)?.[1] ?? 0) > lastRow) throw new SheetError('damaged');
  }
  for (const [, attributes = ''] of xml.matchAll(/<(?:[\w.-]+:)?c\s([^>]*)>/g)) {
    const [, letters, digits] = /(?:^|\s)r\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/.exec(attributes) ?? [];
    if (!letters || !digits) throw new SheetError('damaged');
    const isEmpty = attributes.endsWith('/');
    if (!isEmpty && (Number(digits) > mostRows + 1 || columnNumber(letters) > mostColumns))
      throw new SheetError('tooManyRows', letters + digits);
  }
}

function lastCellBefore(xml: string, index: number): string | undefined {
  const before = xml.slice(Math.max(0, index - 2000), index);
  return Array.from(before.matchAll(/\sr\s*=\s*["']([A-Z]{1,3}\d{1,7})["']/g), ([, cell]) => cell).at(-1);
}

function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
