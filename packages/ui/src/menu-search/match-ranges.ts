import Fuse from 'fuse.js/basic';
import { threshold } from './may-match.ts';
import type { Range } from './pinyin-title.ts';

/** The parts of a text to highlight: the query where the text has it, else what reads as it, else what fuse.js took for it. */
export function matchRanges(text: string, query: string, reading?: Range): readonly Range[] {
  if (query.trim() === '' || text === '') return [];
  const place = text.toLowerCase().indexOf(query.toLowerCase());
  if (place >= 0) return [[place, place + query.length]];
  if (reading !== undefined) return [reading];
  const { isMatch, indices } = Fuse.match(query, text, { threshold, includeMatches: true });
  return isMatch ? (indices ?? []).map(([from, to]) => [from, to + 1] as const) : [];
}
