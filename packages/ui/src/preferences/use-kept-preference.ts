import { useCallback, useSyncExternalStore } from 'react';
import { toast } from '../toast/toast.ts';
import { useWords } from '../words.tsx';
import { cacheOf, notYetKnown, type KeptPreference } from './preference-cache.ts';
import { usePreferences } from './preferences-provider.tsx';

export interface UsedPreference extends KeptPreference {
  /** Counts at once and is saved soon; undefined forgets. Where the store refuses, it lasts as long as the page, and a toast says so. */
  keep: (value: unknown) => void;
  /** Asks the store once more and answers with what is kept by then; undefined: it could not say. */
  reload: () => Promise<{ value: unknown } | undefined>;
}

/** A preference as the store has it, unchecked. */
export function useKeptPreference(key: string): UsedPreference {
  const words = useWords();
  const cache = cacheOf(usePreferences());
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(key, onChange), [cache, key]);
  const kept = useSyncExternalStore(
    subscribe,
    () => cache.read(key),
    () => notYetKnown,
  );
  const keep = useCallback((value: unknown) => cache.set(key, value, () => toast.error(words.preferenceNotKept)), [cache, key, words]);
  const reload = useCallback(async () => ((await cache.reload(key)) ? { value: cache.read(key).value } : undefined), [cache, key]);
  return { ...kept, keep, reload };
}
