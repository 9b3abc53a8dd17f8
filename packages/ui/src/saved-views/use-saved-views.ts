import { useCallback, useMemo } from 'react';
import { useKeptPreference } from '../preferences/use-kept-preference.ts';
import { readViews, type SavedView } from './saved-view.ts';

export interface UsedViews {
  views: readonly SavedView[];
  /** `failed`: the store could not say which there are; `change` asks it again. */
  state: 'loading' | 'ready' | 'failed';
  /**
   * Changes the views as the store has them now, perhaps with others from another device. False when it could not say: then nothing is
   * changed, as that could write over them.
   */
  change: (change: (views: readonly SavedView[]) => SavedView[]) => Promise<boolean>;
  /** Asks the store once more. */
  reload: () => Promise<unknown>;
}

/** The named views of one table, kept in the store of `PreferencesProvider`. */
export function useSavedViews(tableKey: string): UsedViews {
  const { value: kept, state, keep, reload } = useKeptPreference(`views:${tableKey}`);
  const views = useMemo(() => readViews(kept), [kept]);
  const change = useCallback<UsedViews['change']>(
    async (apply) => {
      const now = await reload();
      if (now === undefined) return false;
      const next = apply(readViews(now.value));
      keep(next.length === 0 ? undefined : next);
      return true;
    },
    [keep, reload],
  );
  return { views, state, change, reload };
}
