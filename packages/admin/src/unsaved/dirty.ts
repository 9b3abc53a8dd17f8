import { createContext, use, useEffect, useEffectEvent, useId } from 'react';

/** Which forms hold unsaved input, by tab. */
export interface DirtyMarks {
  subscribe: (listener: () => void) => () => void;
  /** Keys of the tabs with unsaved input; the same object until something changes. */
  getSnapshot: () => ReadonlySet<string>;
  /** @param onGivenUp is called where the tab is forgotten while the form is marked. */
  mark(tab: string, form: string, isDirty: boolean, onGivenUp?: () => void): void;
  /** A form went away. While its tab is hidden it only sleeps, and the mark stays. */
  release(tab: string, form: string): void;
  /** Forgets a tab whose unsaved input is lost: closed, left or begun anew. */
  forget(tab: string): void;
  /** Says which tab is in front. */
  front(tab: string): void;
  isFront(tab: string): boolean;
}

/**
 * Marks the tab around as holding unsaved input; closing, signing out and reloading then ask first.
 *
 * @param onGivenUp the reader was asked and has given the input up
 * @returns takes the mark away at once, as after saving: where the tab is hidden by then, its effects rest, and the mark would outlive
 * the form
 */
export function useDirty(isDirty: boolean, onGivenUp?: () => void): () => void {
  const form = useId();
  const tab = use(TabContext);
  const giveUp = useEffectEvent(() => onGivenUp?.());
  useEffect(() => {
    if (tab === null) return undefined;
    tab.marks.mark(tab.key, form, isDirty, () => giveUp());
    return () => tab.marks.release(tab.key, form);
  }, [tab, form, isDirty]);
  return () => tab?.marks.mark(tab.key, form, false);
}

/** The tab around: its key, the marks of its forms, and the function that closes it. */
export const TabContext = createContext<{ key: string; marks: DirtyMarks; drop: (key: string) => void } | null>(null);

export function createDirtyMarks(): DirtyMarks {
  const forms = new Map<string, Map<string, (() => void) | undefined>>();
  const listeners = new Set<() => void>();
  let snapshot: ReadonlySet<string> = new Set();
  let inFront = '';

  function publish() {
    const dirty = [...forms].filter(([, marked]) => marked.size > 0).map(([tab]) => tab);
    if (dirty.length === snapshot.size && dirty.every((tab) => snapshot.has(tab))) return;
    snapshot = new Set(dirty);
    for (const listener of listeners) listener();
  }

  function mark(tab: string, form: string, isDirty: boolean, onGivenUp?: () => void) {
    const marked = forms.get(tab) ?? new Map<string, (() => void) | undefined>();
    if (isDirty) marked.set(form, onGivenUp);
    else marked.delete(form);
    forms.set(tab, marked);
    publish();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    mark,
    release(tab, form) {
      if (tab === inFront) mark(tab, form, false);
    },
    forget(tab) {
      const marked = [...(forms.get(tab)?.values() ?? [])];
      forms.delete(tab);
      for (const giveUp of marked) giveUp?.();
      publish();
    },
    front(tab) {
      inFront = tab;
    },
    isFront: (tab) => tab === inFront,
  };
}
