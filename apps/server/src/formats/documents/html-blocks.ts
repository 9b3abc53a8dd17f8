import { cleanHtml } from '../../core/rich-text.ts';
import type { Block, Rise, Run, TableColumn } from '../../core/pdf-document.ts';

/** HTML of an editor as blocks. What `cleanHtml` lets through is well-formed, so that a look at each tag is enough to read it. */
export function htmlBlocks(html: string): Block[] {
  const builder = createBuilder();
  for (const [, closing, tag, attributes = '', text] of cleanHtml(html).matchAll(piece)) {
    if (text !== undefined) builder.text(decode(text));
    else if (closing) builder.close(tag ?? '');
    else builder.open(tag ?? '', attributes);
  }
  return builder.end();
}

const piece = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g;
/** Points that a list or a quotation stands further to the right than what it is in. */
const step = 18;

interface List {
  isOrdered: boolean;
  number: number;
}

function createBuilder() {
  const blocks: Block[] = [];
  const lists: List[] = [];
  let runs: Run[] = [];
  let marker: string | undefined;
  let level: 1 | 2 | 3 | undefined;
  let quotes = 0;
  let bold = 0;
  const rises: Rise[] = [];
  let verbatim = 0;
  let table: { rows: string[][]; hasHead: boolean } | undefined;

  /** Ends the paragraph, the heading or the cell that is being read. */
  function flush(): void {
    const text = plainOf(runs);
    if (table) table.rows.at(-1)?.push(text.trim());
    // an item's number waits for its text, which may be a paragraph in it
    else if (text.trim() !== '') {
      const indent = (lists.length + quotes) * step;
      if (level) blocks.push({ kind: 'heading', level, text: text.trim() });
      else blocks.push({ kind: 'paragraph', runs, indent, ...(marker !== undefined && { marker }) });
      marker = undefined;
    }
    runs = [];
  }

  function open(tag: string, attributes: string): void {
    if (tag === 'br') return void runs.push({ text: '\n' });
    if (tag === 'strong' || tag === 'b') return void (bold += 1);
    if (tag === 'img') return picture(attributes);
    if (tag === 'sup' || tag === 'sub') return void rises.push(tag === 'sup' ? 'raised' : 'lowered');
    if (inline.has(tag)) return;
    if (table && tag !== 'tr' && tag !== 'td' && tag !== 'th') {
      // paragraphs and lists inside a cell are lines of it
      if (runs.length > 0 && tag !== 'thead' && tag !== 'tbody') runs.push({ text: '\n' });
      return;
    }
    if (!table) flush();
    if (tag === 'ul' || tag === 'ol') lists.push({ isOrdered: tag === 'ol', number: Number(valueOf(attributes, 'start') ?? 1) });
    else if (tag === 'li') marker = nextMarker(lists.at(-1));
    else if (tag === 'blockquote') quotes += 1;
    else if (tag === 'pre') verbatim += 1;
    else if (/^h[1-6]$/.test(tag)) level = headingLevel(tag);
    else if (tag === 'table') table = { rows: [], hasHead: false };
    else if (tag === 'tr') table?.rows.push([]);
    else if (tag === 'th' && table?.rows.length === 1) table.hasHead = true;
  }

  function close(tag: string): void {
    if (tag === 'strong' || tag === 'b') bold = Math.max(0, bold - 1);
    else if (tag === 'sup' || tag === 'sub') rises.pop();
    else if (tag === 'td' || tag === 'th') flush();
    else if (tag === 'table') endTable();
    else if (!table && !inline.has(tag)) {
      flush();
      if (tag === 'ul' || tag === 'ol') lists.pop();
      else if (tag === 'blockquote') quotes = Math.max(0, quotes - 1);
      else if (tag === 'pre') verbatim = Math.max(0, verbatim - 1);
      else if (/^h[1-6]$/.test(tag)) level = undefined;
    }
  }

  function text(words: string): void {
    const kept = verbatim > 0 ? words : words.replaceAll(/[ \t\r\n]+/g, ' ');
    // space between blocks is no text
    if (kept.trim() === '' && runs.length === 0) return;
    const rise = rises.at(-1);
    runs.push({ text: kept, ...(bold > 0 && { isBold: true }), ...(rise && { rise }) });
  }

  function picture(attributes: string): void {
    const alt = valueOf(attributes, 'alt') ?? '';
    const content = pictureOf(valueOf(attributes, 'src') ?? '');
    if (table || !content) return text(alt);
    flush();
    blocks.push({ kind: 'picture', content, alt });
  }

  function endTable(): void {
    const { rows = [], hasHead = false } = table ?? {};
    table = undefined;
    const count = Math.min(mostColumns, Math.max(0, ...rows.map((row) => row.length)));
    if (count === 0) return;
    const titles = hasHead ? (rows.shift() ?? []) : [];
    blocks.push({
      kind: 'table',
      columns: Array.from({ length: count }, (_, column) => columnOf(column, titles[column] ?? '', rows)),
      rows: rows.map((row) => Array.from({ length: count }, (_, column) => row[column] ?? '')),
    });
  }

  return {
    open,
    close,
    text,
    end: () => {
      if (table) endTable();
      flush();
      return blocks;
    },
  };
}

const inline = new Set(['em', 'i', 'u', 's', 'del', 'code', 'a']);
const mostColumns = 30;

/** The words alone, of headings and cells, which have one height: 10^6 is not to become 106. */
function plainOf(runs: readonly Run[]): string {
  return runs.map(({ text, rise }, place) => (rise === 'raised' && runs[place - 1]?.rise !== 'raised' ? `^${text}` : text)).join('');
}

/** The editor's biggest heading is `h2`. */
function headingLevel(tag: string): 1 | 2 | 3 {
  if (tag === 'h1' || tag === 'h2') return 2;
  return 3;
}

function nextMarker(list: List | undefined): string {
  return list?.isOrdered ? `${list.number++}.` : '•';
}

/** As wide as the longest text wants, within reason. */
function columnOf(column: number, title: string, rows: string[][]): TableColumn {
  const longest = Math.max(title.length, ...rows.slice(0, 100).map((row) => row[column]?.length ?? 0));
  return { title, share: Math.min(30, Math.max(5, longest)) };
}

function valueOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** The bytes of a picture that stands in the text itself; one from an address is not fetched. */
function pictureOf(source: string): Uint8Array | undefined {
  const base64 = /^data:image\/[a-z]+;base64,([\w+/=\s]+)$/.exec(source)?.[1];
  if (base64 === undefined) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => named.get(name) ?? entity);
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#39', "'"],
]);
