/**
 * The name by which people call a record: what stands in quotation marks (互联网+), before a dash (智农——…), or what is left without year,
 * edition and the usual words around a contest's name. The name itself, where nothing better is found.
 */
export function shortName(name: string): string {
  const [, called] = /[“「『《]([^”」』》]{2,})[”」』》]/.exec(name) ?? /^(.{2,}?)\s*(?:——|[:：])/.exec(name) ?? [];
  return called ?? usualWords.reduce(without, name.trim());
}

/** At most so wide, counted in Latin letters. */
export function cut(text: string, most: number): string {
  const letters = Array.from(text);
  if (widthOf(letters) <= most) return text;
  let end = 0;
  for (let width = 1; end < letters.length; end += 1) {
    width += widthOf(letters.slice(end, end + 1));
    if (width > most) break;
  }
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}

const usualWords = [
  /^(?:\d{4}\s*[-—–]?\s*(?:\d{4})?\s*(?:学年|年度|年)?|第[\d一二三四五六七八九十百]+届|\s|中国|全国|国际|大学生)+/,
  /\s*[（(]\d{4}年?[）)]$/,
  /(?:[校院省国]级|校内|全国|总)?(?:选拔赛|[初复决]赛)$/,
  /(?:创意大|挑战|大|竞|比)赛$/,
];

/** Words that are all but the whole name say something. */
function without(name: string, words: RegExp): string {
  const shorter = name.replace(words, '');
  return shorter.length < 3 ? name : shorter;
}

/** A Chinese character takes the room of two Latin letters. */
function widthOf(letters: readonly string[]): number {
  return letters.reduce((width, letter) => width + (letter > '\u2e80' ? 2 : 1), 0);
}
