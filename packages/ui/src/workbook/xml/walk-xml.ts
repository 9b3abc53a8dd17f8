import { WorkbookError } from '../workbook-error.ts';

/**
 * The text of an XML part. UTF-8 only: in another encoding the checks would read something else than the parser. Throws `WorkbookError`.
 */
export function xmlOf(part: Uint8Array | undefined): string {
  if (part === undefined) throw new WorkbookError('damaged');
  const xml = decode(part);
  const encoding = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/i.exec(xml)?.[1];
  if (xml.includes('\0') || (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding))) throw new WorkbookError('damaged');
  return xml;
}

/**
 * Goes through a document's opening tags (names without their prefix, attributes as they stand, and the index at which these begin), and
 * refuses what the parser would read past or take for something else: declarations of entities, names of unknown ones, text or a second
 * element outside of the root, unparsed sections, and elements with more attributes or deeper within each other than parsers bear: one pass
 * over the text, whatever it holds. Throws `WorkbookError`.
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
    const { isClosing, name, attributes, end } = tagAt(xml, next);
    at = end;
    if (isClosing) {
      depth -= 1;
      continue;
    }
    if (depth === 0) roots += 1;
    if (!attributes.endsWith('/')) depth += 1;
    if (depth > mostDepth) throw new WorkbookError('tooComplex');
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

/** Attributes of one element: the root of a text declares some forty namespaces. Parsers compare each with all before it. */
const mostAttributes = 256;
/** Elements within each other: a table in a table in a text box has some thirty. */
const mostDepth = 1000;

function tagAt(xml: string, at: number): { isClosing: boolean; name: string; attributes: string; end: number } {
  tagStart.lastIndex = at;
  const [start = '', slash, name = '', attributes = ''] = tagStart.exec(xml) ?? [];
  if (start === '') throw new WorkbookError('damaged');
  tagEnd.lastIndex = at + start.length;
  const rest = tagEnd.exec(xml)?.[0];
  if (rest !== undefined) return { isClosing: slash === '/', name, attributes: attributes + rest.slice(0, -1), end: tagEnd.lastIndex };
  oneAttribute.lastIndex = at + start.length;
  throw new WorkbookError(oneAttribute.test(xml) ? 'tooComplex' : 'damaged');
}

/** Quoted values may hold `>`. */
const attribute = String.raw`\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
const oneAttribute = new RegExp(attribute, 'y');
const tagStart = new RegExp(String.raw`<(/?)(?:[^\s<>/"'=:]+:)?([^\s<>/"'=:]+)((?:${attribute}){0,${mostAttributes}})`, 'y');
const tagEnd = /\s*\/?>/y;
