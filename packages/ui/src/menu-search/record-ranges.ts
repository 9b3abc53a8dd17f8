import { matchPinyin, pinyinQuery, pinyinTitle, type Range } from './pinyin-title.ts';

/**
 * The parts of a found record's text to highlight: the query where it stands, else what reads as it. Somebody else found it, and maybe by
 * another text.
 */
export function recordRanges(text: string, query: string): readonly Range[] {
  const wanted = query.toLowerCase();
  const place = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  if (place >= 0) return [[place, place + wanted.length]];
  const letters = pinyinQuery(query);
  const title = letters === null ? null : pinyinTitle(text);
  const range = letters === null || title === null ? null : matchPinyin(title, letters);
  return range === null ? [] : [range];
}
