import { matchPinyin, pinyinTitle, type PinyinTitle, type Range } from './pinyin-title.ts';

/**
 * Finds titles by letters of pinyin, with the place in each. `pinyin-match` takes tens of milliseconds for long ones over a thousand
 * titles; but what does not read as fewer letters does not read as more, so that each letter asks only about the titles that were left
 * before it.
 */
export function createPinyinSearch<Title extends { text: string }>(titles: readonly Title[]): PinyinSearch<Title> {
  const all = titles.flatMap((title): Candidate<Title>[] => {
    const ready = pinyinTitle(title.text);
    return ready === null ? [] : [{ title, ready, range: [0, 0] }];
  });
  /** What was left after each letter of the last query, so that a letter more or less costs one step. */
  const steps = [{ letters: '', left: all }];

  return (letters) => {
    let last = steps.findLastIndex((step) => letters.startsWith(step.letters));
    steps.splice(last + 1);
    for (; last < letters.length; last += 1) {
      const typed = letters.slice(0, last + 1);
      steps.push({ letters: typed, left: narrowed(steps[last]?.left ?? [], typed) });
    }
    return steps[last]?.left ?? [];
  };
}

/** `letters` come from `pinyinQuery`. */
export type PinyinSearch<Title> = (letters: string) => readonly { title: Title; range: Range }[];

interface Candidate<Title> {
  title: Title;
  ready: PinyinTitle;
  range: Range;
}

function narrowed<Title>(candidates: readonly Candidate<Title>[], letters: string): Candidate<Title>[] {
  return candidates.flatMap(({ title, ready }) => {
    const range = matchPinyin(ready, letters);
    return range === null ? [] : [{ title, ready, range }];
  });
}
