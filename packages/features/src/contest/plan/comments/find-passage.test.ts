import { describe, expect, it } from 'vitest';
import { findPassage, type Passage } from './find-passage.ts';

const text = '市场很大，每年增长。我们的市场很大，但对手也多。';
/** The second `很大`. */
const passage: Passage = { quote: '很大', prefix: '每年增长。我们的市场', suffix: '，但对手也多。' };

function found(now: string, sought: Passage = passage): string | null {
  const at = findPassage(now, sought);
  return at && `${now.slice(0, at.start)}[${now.slice(at.start, at.end)}]${now.slice(at.end)}`;
}

describe('a passage', () => {
  it('is found where it stood, though its words stand elsewhere too', () => {
    expect(found(text)).toBe('市场很大，每年增长。我们的市场[很大]，但对手也多。');
  });

  it('is found after edits before and behind it', () => {
    expect(found(`导言。${text.replace('每年增长', '逐年增长')}完。`)).toBe('导言。市场很大，逐年增长。我们的市场[很大]，但对手也多。完。');
  });

  it('is found where it was edited itself, between what stood around it', () => {
    const sought = { quote: '每年增长百分之十', prefix: '市场很大，', suffix: '。我们' };
    expect(found('市场很大，每年增长百分之二十。我们', sought)).toBe('市场很大，[每年增长百分之二十]。我们');
  });

  it.each([
    ['it was deleted', '我们的市场，但对手也多。'],
    ['something else stands there', '我们的市场没有多少人知道，但对手也多。'],
    ['the section was emptied', ''],
  ])('is gone where %s', (_, now) => expect(found(now)).toBeNull());

  it('is no passage where it is a whole section', () => expect(findPassage(text, { quote: '', prefix: '', suffix: '' })).toBeNull());
});
