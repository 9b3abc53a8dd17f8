import type { PreferenceStore } from './preference-store.ts';

/**
 * Keeps preferences in this browser, and follows what other tabs change. A damaged value counts as none; where the storage is full or
 * forbidden nothing is found, and saving is refused.
 * @param prefix In front of every key: `saiwu_ui_`.
 * @param storage Default: the local storage of the page, which is not touched before the first use.
 */
export function localPreferences(prefix: string, storage?: Storage): PreferenceStore {
  // To ask for it is refused where it is forbidden.
  const open = () => storage ?? window.localStorage;
  return {
    load: async (key) => {
      try {
        return parsed(open().getItem(prefix + key));
      } catch {
        return undefined;
      }
    },
    save: async (key, value) => {
      if (value === undefined) open().removeItem(prefix + key);
      else open().setItem(prefix + key, JSON.stringify(value));
    },
    subscribe: (onChange) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(prefix)) onChange(key.slice(prefix.length), parsed(newValue));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
}
