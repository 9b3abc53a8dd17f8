/**
 * The bounds of HTML, besides its length: to clean so much takes a server some 50 ms, and no other caller is answered meanwhile. A table
 * of 1,500 cells, each with a paragraph, is within it, and so is the markup that a word processor writes around 1,500 pieces of text.
 */
export const mostTags = 8_000;
export const deepestTags = 100;
/** A tag takes as long as eight attributes or entities (`&amp;`). */
const tagCost = 8;

/**
 * Whether HTML is within these bounds, in one pass over its characters. A part that is no tag to a parser, as `<` within a value, may
 * count as one, and a blank within a tag counts as an attribute. A text that hides its depth from this count, by `</b>` within a value,
 * is held by the number of its tags.
 */
export function isFairHtml(html: string): boolean {
  let cost = 0;
  let depth = 0;
  let isInTag = false;
  for (let at = 0; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === lessThan) {
      cost += tagCost;
      isInTag = true;
      depth = Math.max(0, depth + deeperBy(html.slice(at, at + longestName)));
    } else if (code === greaterThan) isInTag = false;
    else if (code === ampersand || (isInTag && code <= space)) cost += 1;
    if (cost > mostTags * tagCost || depth > deepestTags) return false;
  }
  return true;
}

const [lessThan, greaterThan, ampersand, space] = [0x3c, 0x3e, 0x26, 0x20];

/** Levels by which a tag makes the text after it deeper than the text before it. */
function deeperBy(beginning: string): number {
  const [, close, name = ''] = /^<(\/?)([a-z][a-z\d]*)/i.exec(beginning) ?? [];
  if (name === '' || withoutEnd.has(name.toLowerCase())) return 0;
  return close ? -1 : 1;
}

/** Elements without an end, or whose end need not be written: the next one may be their end. */
const withoutEnd = new Set(
  'area base br col dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr track wbr'.split(' '),
);
/** Of a tag with its first characters, more than the longest of these. */
const longestName = 12;
