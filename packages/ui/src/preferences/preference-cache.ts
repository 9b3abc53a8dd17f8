import type { PreferenceStore } from './preference-store.ts';

/** What is known of one preference; a new object at each change. */
export interface KeptPreference {
  /** Undefined: nothing is kept, or it is not known. */
  value: unknown;
  /** `failed`: the store could not say; what is set from now on still counts. */
  state: 'loading' | 'ready' | 'failed';
}

/** Holds the preferences of one store for all that use them: each is loaded once and saved some time after its last change. */
export interface PreferenceCache {
  read: (key: string) => KeptPreference;
  /** Loads at the first listener of a key, and again where that failed. The end of a subscription saves at once. */
  subscribe: (key: string, onChange: () => void) => () => void;
  /** Asks the store once more; a change on its way there is newer than any answer. False: it could not say. */
  reload: (key: string) => Promise<boolean>;
  /** Counts at once. `onRefused` is called for the first save that the store refuses, and not again until one went well. */
  set: (key: string, value: unknown, onRefused: () => void) => void;
}

/** What a preference is before it has been loaded, and while the page is drawn on a server. */
export const notYetKnown: KeptPreference = { value: undefined, state: 'loading' };

/** The one cache of a store. */
export function cacheOf(store: PreferenceStore): PreferenceCache {
  const known = caches.get(store);
  if (known) return known;
  const cache = createCache(store);
  caches.set(store, cache);
  return cache;
}

const caches = new WeakMap<PreferenceStore, PreferenceCache>();

/** From the last change to its save, in milliseconds: the edge of a column is dragged in many steps. */
const saveDelay = 500;

interface Entry {
  kept: KeptPreference;
  listeners: Set<() => void>;
  loading?: Promise<boolean> | undefined;
  /** Grows with each change: an answer to a question from before one is out of date. */
  revision: number;
  isUnsaved: boolean;
  isSaving: boolean;
  timer?: ReturnType<typeof setTimeout> | undefined;
  onRefused?: () => void;
}

function createCache(store: PreferenceStore): PreferenceCache {
  const entries = new Map<string, Entry>();
  let isListening = false;
  let wasRefused = false;

  function entryOf(key: string): Entry {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = { kept: notYetKnown, listeners: new Set(), revision: 0, isUnsaved: false, isSaving: false };
    entries.set(key, entry);
    return entry;
  }

  function put(entry: Entry, kept: KeptPreference) {
    entry.kept = kept;
    entry.revision += 1;
    for (const tell of entry.listeners) tell();
  }

  async function load(key: string, entry: Entry): Promise<boolean> {
    const { revision } = entry;
    try {
      const value = await store.load(key);
      if (entry.revision === revision) put(entry, { value, state: 'ready' });
      return true;
    } catch {
      if (entry.kept.state === 'loading') put(entry, { value: undefined, state: 'failed' });
      return false;
    } finally {
      entry.loading = undefined;
    }
  }

  async function save(key: string, entry: Entry) {
    clearTimeout(entry.timer);
    if (!entry.isUnsaved || entry.isSaving) return;
    const { revision } = entry;
    entry.isSaving = true;
    entry.isUnsaved = false;
    try {
      await store.save(key, entry.kept.value);
      wasRefused = false;
    } catch {
      // The next change, or the end of the page, tries again.
      entry.isUnsaved = true;
      if (!wasRefused) entry.onRefused?.();
      wasRefused = true;
    }
    entry.isSaving = false;
    if (entry.revision !== revision) await save(key, entry);
  }

  /** For the life of the page: what nobody looks at now is not loaded again when somebody does. */
  function listen() {
    if (isListening) return;
    isListening = true;
    store.subscribe?.((key, value) => {
      const entry = entries.get(key);
      if (entry && !entry.isUnsaved) put(entry, { value, state: 'ready' });
    });
    window.addEventListener('pagehide', () => {
      for (const [key, entry] of entries) {
        // A save under way may be of an older value: there is no later time.
        entry.isSaving = false;
        void save(key, entry);
      }
    });
  }

  return {
    read: (key) => entryOf(key).kept,
    subscribe: (key, onChange) => {
      const entry = entryOf(key);
      listen();
      entry.listeners.add(onChange);
      if (entry.kept.state !== 'ready') entry.loading ??= load(key, entry);
      return () => {
        entry.listeners.delete(onChange);
        void save(key, entry);
      };
    },
    reload: (key) => {
      const entry = entryOf(key);
      if (entry.isUnsaved || entry.isSaving) return Promise.resolve(true);
      entry.loading ??= load(key, entry);
      return entry.loading;
    },
    set: (key, value, onRefused) => {
      const entry = entryOf(key);
      entry.isUnsaved = true;
      entry.onRefused = onRefused;
      put(entry, { value, state: 'ready' });
      clearTimeout(entry.timer);
      entry.timer = setTimeout(() => void save(key, entry), saveDelay);
    },
  };
}
