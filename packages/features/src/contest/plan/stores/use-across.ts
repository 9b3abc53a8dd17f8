import { useSyncExternalStore } from 'react';
import type { OpenSection } from './plan-stores.ts';

/** A text about each section as it is being written, in their order. */
export function useAcross(sections: readonly OpenSection[], textOf: (one: OpenSection) => string): string[] {
  const all = useSyncExternalStore(
    (onChange) => {
      const ends = sections.map(({ store }) => store.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    // the same text as before is the same snapshot
    () => sections.map(textOf).join(between),
  );
  return all.split(between);
}

/** Stands in no HTML. */
const between = '\0';
