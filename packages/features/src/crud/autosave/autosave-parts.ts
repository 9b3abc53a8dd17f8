import { createContext } from 'react';

export type AutosaveParts = ReturnType<typeof createAutosaveParts>;

/** The forms of one page that save themselves, for code that acts on the whole page. */
export const AutosavePartsContext = createContext<AutosaveParts | null>(null);

/** A fault that keeps a form from being saved as it is typed. The server has not heard of it. */
export interface Unsaveable {
  /** Of the form. */
  name: string;
  /** Of the field in it: `answers.area`. */
  path: string;
  /** The field, and what to do. */
  words: string;
}

/** Knows the forms of a page, by their names. */
export function createAutosaveParts() {
  const flushes = new Map<string, () => Promise<boolean>>();
  const listeners = new Set<() => void>();
  let unsaveable: readonly Unsaveable[] = [];
  return {
    /** `flush` saves the typed values and answers whether the server has all of them. Call the returned function when the form goes. */
    join(name: string, flush: () => Promise<boolean>): () => void {
      flushes.set(name, flush);
      return () => {
        if (flushes.get(name) === flush) flushes.delete(name);
      };
    },
    /** Saves the typed values of all forms, and names the forms with values that the server does not have yet. */
    async flush(): Promise<string[]> {
      const answers = await Promise.all([...flushes].map(async ([name, flush]) => ((await flush()) ? [] : [name])));
      return answers.flat();
    },
    /** Says the faults of a form, in place of those from before. */
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
