import type { AdminWords } from '../words.ts';

/** A part that two people have saved differently, in words. */
export interface Difference {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Where the labelled fields of a form and of the record on the server differ. */
export function differencesIn(
  labels: Readonly<Partial<Record<string, string>>>,
  mine: object,
  theirs: object,
  words: Pick<AdminWords, 'on' | 'off'>,
): Difference[] {
  const word = (value: unknown) => worded(value, words);
  return Object.entries(labels)
    .map(([key, label = key]) => ({ key, label, mine: word(Reflect.get(mine, key)), theirs: word(Reflect.get(theirs, key)) }))
    .filter((part) => part.key in mine && part.mine !== part.theirs);
}

function worded(value: unknown, { on, off }: Pick<AdminWords, 'on' | 'off'>): string {
  if (typeof value === 'boolean') return value ? on : off;
  if (typeof value === 'string' || typeof value === 'number') return String(value) || '—';
  if (typeof value === 'object' && value !== null && 'code' in value) return String(value.code);
  return '—';
}
