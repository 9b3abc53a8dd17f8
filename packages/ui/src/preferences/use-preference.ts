import { useMemo } from 'react';
import { useKeptPreference } from './use-kept-preference.ts';

/**
 * What a reader has chosen, kept in the store of `PreferencesProvider` under `key`: `[value, setValue, isReady]`. Several users of one key
 * share it. A new value counts at once and is saved half a second after the last one.
 * @param fallback As long as nothing is kept, or what is kept makes no sense.
 * @param read Checks and mends what was kept, perhaps by an older version; a function outside of the component. Default: the kind of the
 * fallback (text, number, list, object) is enough.
 */
export function usePreference<Value>(
  key: string,
  fallback: Value,
  read?: (kept: unknown) => Value | undefined,
): [value: Value, setValue: (value: Value) => void, isReady: boolean] {
  const { value: kept, state, keep } = useKeptPreference(key);
  const kind = kindOf(fallback);
  const value = useMemo(() => {
    if (kept === undefined) return undefined;
    if (read) return read(kept);
    return kindOf(kept) === kind ? (kept as Value) : undefined; // the caller asked for no closer look
  }, [kept, read, kind]);
  return [value ?? fallback, keep, state !== 'loading'];
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value;
}
