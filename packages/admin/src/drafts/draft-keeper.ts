import { parseDraft, readDraft, removeDraft, sweepDrafts, writeDraft, type Draft } from './draft-store.ts';

/** The state of a form's draft. */
export interface DraftNews {
  /**
   * The draft of an earlier visit is `restored` where the row is as it was; it is `left` for the reader to decide where the row has
   * changed since. `elsewhere`: another tab with the same form writes.
   */
  kind: 'restored' | 'left' | 'elsewhere';
  draft: Draft;
}

/** Keeps the unsaved input of one showing of a form. */
export interface DraftKeeper {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => DraftNews | null;
  /** When the input of this tab was last kept, by this device's clock; null while nothing is. */
  getSavedAt: () => number | null;
  /** The values that go back into the form unasked; once, then null. */
  takeBack: () => Draft | null;
  /** The reader typed: the input is kept half a second after the last change, beside an offer that is not answered yet. */
  touch: (read: () => Pick<Draft, 'version' | 'values'>) => void;
  /** Keeps the waiting input at once, as before the page goes. */
  flush: () => void;
  /** The form was saved: nothing is left to offer. */
  clear: () => void;
  /** The input of this tab was given up, or taken back by hand. An offer that is not answered yet stays. */
  drop: () => void;
  /** The reader took the offer; the draft stays until it is written over. */
  accept: () => void;
  /** The offer was refused: the earlier draft is removed, the input of this tab is kept. */
  refuse: () => void;
  /** Begins to watch other tabs; the answer ends it. */
  watch: () => () => void;
}

/**
 * A keeper for the draft under `key`. Of two tabs with the same form the one that typed last has its input kept; the other one is told,
 * and offered the input of the first.
 * @param writer this showing of the form
 * @param version the row's, as the form was opened; null for a new one
 * @param isTyped something is typed here already: the draft of an earlier visit is offered, and not put back over it
 */
export function createDraftKeeper(key: string, writer: string, version: number | null, isTyped = false): DraftKeeper {
  const listeners = new Set<() => void>();
  sweepDrafts(Date.now());
  const found = readDraft(key, Date.now());
  let back = !isTyped && found?.version === version ? found : null;
  /** A draft of an earlier visit that waits for an answer. */
  let offered = back === null ? found : (back.older ?? null);
  let news: DraftNews | null = back === null ? offerOf(offered) : { kind: 'restored', draft: back };
  let savedAt = back?.savedAt ?? null;
  /** Reads the input of this showing. */
  let typed: (() => Pick<Draft, 'version' | 'values'>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(next: DraftNews | null) {
    news = next;
    for (const listener of listeners) listener();
  }

  function keep() {
    clearTimeout(timer);
    timer = undefined;
    if (typed === null) return;
    const now = Date.now();
    savedAt = writeDraft(key, { savedAt: now, writer, ...typed(), older: offered ?? undefined }) ? now : null;
    tell(news);
  }

  function flush() {
    if (timer !== undefined) keep();
  }

  function forget() {
    clearTimeout(timer);
    timer = undefined;
    typed = null;
    savedAt = null;
  }

  /** Beside the other tab's input, the question about the earlier draft stays open. */
  function answered() {
    if (news?.kind === 'left') offered = null;
    tell(offerOf(offered));
  }

  function hear({ key: changed, newValue }: StorageEvent) {
    if (changed !== key) return;
    const draft = parseDraft(newValue);
    if (draft !== null && draft.writer !== writer) tell({ kind: 'elsewhere', draft });
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => news,
    getSavedAt: () => savedAt,
    takeBack() {
      const draft = back;
      back = null;
      return draft;
    },
    touch(read) {
      typed = read;
      clearTimeout(timer);
      timer = setTimeout(keep, 500);
    },
    flush,
    clear() {
      forget();
      offered = null;
      removeDraft(key);
      tell(null);
    },
    drop() {
      forget();
      if (offered === null) removeDraft(key);
      else writeDraft(key, offered);
      tell(offerOf(offered));
    },
    accept: answered,
    refuse() {
      const isOther = news?.kind === 'elsewhere';
      answered();
      if (typed !== null) keep();
      else if (!isOther) removeDraft(key);
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

function offerOf(draft: Draft | null): DraftNews | null {
  return draft && { kind: 'left', draft };
}
