import { useCallback } from 'react';
import { useAdmin } from '../admin-provider.tsx';
import type { ListSource } from './list-source.ts';

/** Whether a row can be chosen for acts on many, or the reason why not. */
export function useSelectable<Row, Filters extends object>({ refusalOf }: ListSource<Row, Filters>): (row: Row) => true | string {
  const { words } = useAdmin();
  return useCallback(
    (row) => {
      const refusal = refusalOf?.([row], true) ?? null;
      if (refusal !== null) return refusal;
      return (refusalOf?.([row], false) ?? null) === null ? true : words.notOnSelf;
    },
    [refusalOf, words],
  );
}
