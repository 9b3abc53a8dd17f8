import type { AdminWords } from '../words.ts';

/** A part that two people have saved differently, in words. */
export interface Difference {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

interface Wording {
  labels: Readonly<Partial<Record<string, string>>>;
  /** The word for a value of a field, where it is a code. */
  wordOf: ((field: string, value: unknown) => string | undefined) | undefined;
  words: Pick<AdminWords, 'on' | 'off' | 'items'>;
}

/** Where the labelled fields of two versions of a form differ. */
export function differencesIn({ labels, wordOf, words }: Wording, mine: object, theirs: object): Difference[] {
  const word = (key: string, values: object) => {
    const value: unknown = Reflect.get(values, key);
    return wordOf?.(key, value) ?? worded(value, words);
  };
  return Object.entries(labels)
    .filter(([key]) => key in mine && JSON.stringify(Reflect.get(mine, key)) !== JSON.stringify(Reflect.get(theirs, key)))
    .map(([key, label = key]) => ({ key, label, mine: word(key, mine), theirs: word(key, theirs) }));
}

function worded(value: unknown, { on, off, items }: Wording['words']): string {
  if (typeof value === 'boolean') return value ? on : off;
  if (typeof value === 'string' || typeof value === 'number') return String(value) || '—';
  return Array.isArray(value) ? items(value.length) : '—';
}
