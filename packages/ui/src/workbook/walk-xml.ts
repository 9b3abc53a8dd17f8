import { WorkbookError } from './workbook-error.ts';

/** The text of an XML part. UTF-8 only: in another encoding the checks would read something else than the parser. Throws `WorkbookError`. */
export function xmlOf(part: Uint8Array | undefined): string {
  if (part === undefined) throw new WorkbookError('damaged');
  const xml = decode(part);
  const encoding = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(xml)?.[1];
  if (xml.includes('\0') || (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))) throw new WorkbookError('damaged');
  return xml;
}

/**
 * Goes through a document's opening tags (names without their prefix, attributes as they stand, and the index at which these begin), and refuses
 * what the parser would read past or take for something else: declarations of entities, names of unknown ones, text or a second element outside
 * of the root, and unparsed sections. Throws `WorkbookError`.
 */
export function walkXml(xml: string, onOpen: (name: string, attributes: string, start: number) => void = () => undefined): void {
  if (/<!(?:doctype|entity)/i.test(xml) || /&(?!(?:lt|gt|amp|quot|apos);)[\w.:-]+;/.test(xml)) throw new WorkbookError('entity');
  let depth = 0;
  let roots = 0;
  let at = 0;
  for (;;) {
    const next = xml.indexOf('<', at);
    if (depth === 0 && xml.slice(at, next === -1 ? xml.length : next).trim() !== '') throw new WorkbookError('damaged');
    if (next === -1) break;
    const aside = asides.find(([start]) => xml.startsWith(start, next));
    if (aside) {
      at = endOf(xml, aside, next);
      continue;
    }
    tag.lastIndex = next;
    const [whole = '', slash, name = '', attributes = ''] = tag.exec(xml) ?? [];
    if (whole === '') throw new WorkbookError('damaged');
    at = next + whole.length;
    if (slash === '/') {
      depth -= 1;
      continue;
    }
    if (depth === 0) roots += 1;
    if (!attributes.endsWith('/')) depth += 1;
    onOpen(name, attributes, at - 1 - attributes.length);
  }
  if (depth !== 0 || roots !== 1) throw new WorkbookError('damaged');
}

function decode(part: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(part);
  } catch {
    throw new WorkbookError('damaged');
  }
}

/** What is no element and holds no text. */
const asides = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

function endOf(xml: string, [start, end]: (typeof asides)[number], from: number): number {
  const at = xml.indexOf(end, from + start.length);
  if (at === -1) throw new WorkbookError('damaged');
  return at + end.length;
}

/** Quoted values may hold `>`. */
const tag = /<(\/?)(?:[^\s<>/"'=:]+:)?([^\s<>/"'=:]+)([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)>/y;
