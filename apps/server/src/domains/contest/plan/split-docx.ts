import { docxPicture } from '../../../core/docx-content.ts';
import { textOfHtml } from '../../../core/rich-text.ts';
import type { Setup } from '../entry/begin/entry-bars.ts';
import { blocksOf, type HtmlBlock } from './html-blocks.ts';
import { likeness, namesWholly } from './match-title.ts';

/** A stretch of a text under one heading. */
export interface Piece {
  /** Null: what stands before the first heading. */
  heading: string | null;
  /** The section that it belongs in by its heading; null: nobody can tell. */
  key: string | null;
  /** What its parts stand under that is a heading by its style, the first part first; null: under none. */
  headings: (string | null)[];
  /** Its heading says all that the section is called: it is left out there. */
  isTitle: boolean;
  /** Clean HTML without the heading. */
  html: string;
}

/** Pieces that somebody can look through; what comes after them stays with the last. */
const mostPieces = 100;

/**
 * Cuts a text where its headings name sections of the contest, and where a heading that names none stands no lower than the one before.
 * Texts without headings as such are cut at short lines that stand out.
 */
export function splitText(html: string, sections: Setup['sections']): Piece[] {
  const pieces: (Piece & { level: number })[] = [];
  let heading: string | null = null;
  for (const block of blocksOf(html)) {
    const last = pieces.at(-1);
    if (levelOf(block) !== null) heading = textOfHtml(block.html) || heading;
    const found = readHeading(block, sections);
    const begins = found !== null && pieces.length < mostPieces && (found.likeness === 1 || found.level <= (last?.level ?? 9));
    if (begins) pieces.push({ ...found.piece, headings: [heading], level: found.level });
    else if (last) {
      last.html += block.html;
      if (last.headings.at(-1) !== heading) last.headings.push(heading);
    } else pieces.push({ heading: null, key: null, headings: [heading], isTitle: false, html: block.html, level: 9 });
  }
  return pieces.filter(({ html: body }) => hasContent(body)).map(({ level: _level, ...piece }) => piece);
}

/** Whether something can be read or seen in it. */
function hasContent(html: string): boolean {
  return textOfHtml(html) !== '' || html.search(docxPicture) !== -1;
}

function readHeading(
  block: HtmlBlock,
  sections: Setup['sections'],
): { piece: Omit<Piece, 'headings'>; level: number; likeness: number } | null {
  const text = textOfHtml(block.html);
  const styled = levelOf(block);
  // a picture in a heading is no heading
  if (text === '' || /<img\b/.test(block.html)) return null;
  const [best] = sections
    .map(({ key, title }) => ({ key, title, likeness: likeness(text, title) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const like = best?.likeness ?? 0;
  if (styled === null && !isHeadingByLooks(block, text, like)) return null;
  const key = like >= leastLike ? (best?.key ?? null) : null;
  return {
    piece: { heading: text, key, isTitle: key !== null && best !== undefined && namesWholly(text, best.title), html: '' },
    // without a style it may be of any level: as the highest, it ends what came before
    level: styled ?? 2,
    likeness: like,
  };
}

/** Of a heading by its style. */
function levelOf({ tag }: HtmlBlock): number | null {
  const level = /^h([2-4])$/.exec(tag)?.[1];
  return level === undefined ? null : Number(level);
}

/** Less than this of a heading and a title in common is chance. */
const leastLike = 0.3;

/** A short line of its own that says a section's title, or much of it in bold. Lines of a table of contents end in a page number. */
function isHeadingByLooks({ tag, html }: HtmlBlock, text: string, like: number): boolean {
  if (tag !== 'p' || Array.from(text).length > 30 || /[.…·\s]\d+$/.test(text)) return false;
  if (like === 1) return true;
  return like >= 0.5 && /^<p>(?:<(?:strong|b|u|em)>)*<(?:strong|b)>[\s\S]*<\/(?:strong|b)>(?:<\/\w+>)*<\/p>$/.test(html);
}
