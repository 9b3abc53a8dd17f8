import { useMemo } from 'react';
import { neighboursIn } from './walks.ts';

/** The addresses before and after a record in the list that it was opened from; none where it was not. Keep `pathOf` stable. */
export function useNeighbours(list: string, key: string, pathOf: (key: string) => string): { previous?: string; next?: string } {
  return useMemo(() => {
    const { previous, next } = neighboursIn(list, key);
    return {
      ...(previous !== undefined && { previous: pathOf(previous) }),
      ...(next !== undefined && { next: pathOf(next) }),
    };
  }, [list, key, pathOf]);
}
