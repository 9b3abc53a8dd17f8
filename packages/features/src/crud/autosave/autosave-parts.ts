import { createContext } from 'react';

export type AutosaveParts = ReturnType<typeof createAutosaveParts>;

/** The forms of one page that save themselves, for whoever acts on all of it. */
export const AutosavePartsContext = createContext<AutosaveParts | null>(null);

/** What keeps a form from being saved as it is typed. The server has not heard of it. */
export interface Unsaveable {
  /** Of the form. */
  name: string;
  /** Of the field in it: `answers.area`. */
  path: string;
  /** Which field, and what to do. */
  words: string;
}

/** Knows the forms that stand on a page, by their names. */
export function createAutosaveParts() {
  const flushes = new Map<string, () => Promise<boolean>>();
  const listeners = new Set<() => void>();
  let unsaveable: readonly Unsaveable[] = [];
  return {
    /** `flush` saves what is typed and answers whether the server has all of it. Call what it answers when the form goes. */
    join(name: string, flush: () => Promise<boolean>): () => void {
      flushes.set(name, flush);
      return () => {
        if (flushes.get(name) === flush) flushes.delete(name);
      };
    },
    /** Saves what is typed in all of them, and names those that still hold something that the server has not. */
    async flush(): Promise<string[]> {
      const answers = await Promise.all([...flushes].map(async ([name, flush]) => ((await flush()) ? [] : [name])));
      return answers.flat();
    },
    /** Says what is wrong with a form, in place of what was. */
    tell(name: string, found: readonly Omit<Unsaveable, 'name'>[]): void {
      const others = unsaveable.filter((one) => one.name !== name);
      if (found.length === 0 && others.length === unsaveable.length) return;
      unsaveable = [...others, ...found.map((one) => ({ ...one, name }))];
      for (const listener of listeners) listener();
    },
    unsaveable: () => unsaveable,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
