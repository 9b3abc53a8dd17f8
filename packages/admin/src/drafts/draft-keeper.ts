import { parseDraft, readDraft, removeDraft, sweepDrafts, writeDraft, type Draft } from './draft-store.ts';

/** What a form is told about its draft. */
export interface DraftNews {
  /** `left` behind by an earlier visit, or written `elsewhere`, in another tab, while this one holds input too. */
  kind: 'left' | 'elsewhere';
  draft: Draft;
}

/** Keeps the unsaved input of one showing of a form. */
export interface DraftKeeper {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => DraftNews | null;
  /** When what is typed here was last kept, by this device's clock; null while nothing is. */
  getSavedAt: () => number | null;
  /** Something was typed: it is kept half a second after the last change. */
  touch: (read: () => Pick<Draft, 'version' | 'values'>) => void;
  /** Keeps at once what waits, as before the page goes. */
  flush: () => void;
  /** The form was saved or given up: nothing is left to offer. */
  clear: () => void;
  /** The offer was taken; the draft stays until it is written over. */
  accept: () => void;
  /** The offer was refused: what was left is removed, what is typed here is kept. */
  refuse: () => void;
  /** Begins to watch other tabs; the answer ends it. */
  watch: () => () => void;
}

/**
 * A keeper for the draft under `key`. Of two tabs with the same form the one that typed last has its input kept; the other one is told, and
 * offered what was written.
 * @param writer this showing of the form
 */
export function createDraftKeeper(key: string, writer: string): DraftKeeper {
  const listeners = new Set<() => void>();
  let news = openingNews();
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** This showing holds input of its own. */
  let isHolding = false;
  let savedAt: number | null = null;

  function openingNews(): DraftNews | null {
    sweepDrafts(Date.now());
    const draft = readDraft(key, Date.now());
    return draft && { kind: 'left', draft };
  }

  function tell(next: DraftNews | null) {
    news = next;
    for (const listener of listeners) listener();
  }

  function flush() {
    clearTimeout(timer);
    waiting?.();
    waiting = null;
  }

  function hear({ key: changed, newValue }: StorageEvent) {
    if (changed !== key) return;
    const draft = parseDraft(newValue);
    if (draft !== null && draft.writer !== writer) tell({ kind: isHolding ? 'elsewhere' : 'left', draft });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => news,
    getSavedAt: () => savedAt,
    touch(read) {
      isHolding = true;
      waiting = () => {
        const now = Date.now();
        savedAt = writeDraft(key, { savedAt: now, writer, ...read() }) ? now : null;
        tell(news);
      };
      clearTimeout(timer);
      timer = setTimeout(flush, 500);
    },
    flush,
    clear() {
      clearTimeout(timer);
      waiting = null;
      isHolding = false;
      savedAt = null;
      removeDraft(key);
      tell(null);
    },
    accept: () => tell(null),
    refuse() {
      if (isHolding) flush();
      else removeDraft(key);
      tell(null);
    },
    watch() {
      addEventListener('storage', hear);
      addEventListener('pagehide', flush);
      // a phone may end a page in the background without another word
      addEventListener('visibilitychange', flush);
      return () => {
        removeEventListener('storage', hear);
        removeEventListener('pagehide', flush);
        removeEventListener('visibilitychange', flush);
        flush();
      };
    },
  };
}
