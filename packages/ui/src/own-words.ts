import { useWords, type WordGroups, type Words } from './words.tsx';

/**
 * Words that come with the component that says them, so that pages without it do not load them: a hook that gives the kit's words together
 * with these. Words of another language than Chinese and English bring theirs under `group`.
 */
export function ownWords<Own extends object>(group: keyof WordGroups, own: { zh: Own; en: Own }): () => Words & Own {
  const joined = new WeakMap<Words, Words & Own>();
  return function useOwnWords() {
    const words = useWords();
    const known = joined.get(words);
    if (known !== undefined) return known;
    const all = { ...words, ...own[words.locale.startsWith('zh') ? 'zh' : 'en'], ...words[group] };
    joined.set(words, all);
    return all;
  };
}
