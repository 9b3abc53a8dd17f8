import { diffWordsWithSpace } from 'diff';
import { plainOf } from '../plain-of.ts';

/** A stretch of text that both have, or only one of two. */
export interface Stretch {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** What a text has that the one before had not, and the other way round: by words, which in Chinese no spaces divide. */
export function textDifference(before: string, after: string): Stretch[] {
  const changes = diffWordsWithSpace(plainOf(before), plainOf(after), segmenter ? { intlSegmenter: segmenter } : {});
  return changes.map(({ value, added, removed }) => ({ text: value, kind: added ? 'added' : removed ? 'removed' : 'same' }));
}

/** Browsers that cannot divide words compare by what spaces and marks divide. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;
