import Fuse from 'fuse.js/basic';
import { threshold } from './bitap-score.ts';
import { matchPinyin, pinyinQuery, pinyinTitle, type Range } from './pinyin-title.ts';

/** The parts of a text to highlight: the query where the text has it, else what reads as it, else what fuse.js took for it. */
export function matchRanges(text: string, query: string): readonly Range[] {
  if (query.trim() === '' || text === '') return [];
  const place = text.toLowerCase().indexOf(query.toLowerCase());
  if (place >= 0) return [[place, place + query.length]];
  const letters = pinyinQuery(query);
  const title = letters === null ? null : pinyinTitle(text);
  const range = letters === null || title === null ? null : matchPinyin(title, letters);
  if (range !== null) return [range];
  const { isMatch, indices } = Fuse.match(query, text, { threshold, includeMatches: true });
  return isMatch ? (indices ?? []).map(([from, to]) => [from, to + 1] as const) : [];
}
