import { createContext } from 'react';

type AutosaveParts = ReturnType<typeof createAutosaveParts>;

/** The forms of one page that save themselves, for whoever acts on all of it. */
export const AutosavePartsContext = createContext<AutosaveParts | null>(null);

/** Knows the forms that stand on a page, by their names. */
export function createAutosaveParts() {
  const flushes = new Map<string, () => Promise<boolean>>();
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
  };
}
