import { diffWordsWithSpace } from 'diff';

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

/** HTML that was cleaned as text: each block on a line of its own, a picture by a sign. */
export function plainOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|h[2-4]|li|tr|pre|blockquote)>|<(?:br|hr)\b[^>]*>/g, '$&\n').replaceAll(/<\/t[dh]>/g, '$& '),
    'text/html',
  );
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(`▣ ${picture.alt}\n`);
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim();
}
