/** One block of HTML that was cleaned, with all that is in it. */
export interface HtmlBlock {
  tag: string;
  html: string;
}

/** The blocks of clean HTML, one after the other: text that stands between them is a paragraph. */
export function blocksOf(html: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let depth = 0;
  let start = 0;
  let opened = 'p';
  const end = (at: number, tag: string) => {
    const text = html.slice(start, at);
    if (text.trim() !== '') blocks.push({ tag, html: text });
    start = at;
  };
  for (const { 0: whole, 1: slash, 2: tag = '', index } of html.matchAll(/<(\/?)([a-z]\w*)\b[^>]*>/g)) {
    if (slash === '/') {
      depth -= 1;
      if (depth === 0) end(index + whole.length, opened);
      continue;
    }
    if (depth === 0) {
      end(index, 'p');
      opened = tag;
    }
    if (!single.has(tag)) depth += 1;
    else if (depth === 0) end(index + whole.length, tag);
  }
  end(html.length, 'p');
  return blocks;
}

const single: ReadonlySet<string> = new Set(['img', 'br', 'hr']);
