import { createContext, use, useEffect, useId } from 'react';

/** Which forms hold unsaved input, by tab. */
export interface DirtyMarks {
  subscribe: (listener: () => void) => () => void;
  /** Keys of the tabs with unsaved input; the same object until something changes. */
  getSnapshot: () => ReadonlySet<string>;
  mark(tab: string, form: string, isDirty: boolean): void;
  /** A form went away. While its tab is hidden it only sleeps, and the mark stays. */
  release(tab: string, form: string): void;
  /** Forgets a closed tab. */
  forget(tab: string): void;
  /** Says which tab is in front. */
  front(tab: string): void;
}

/** Marks the tab around as holding unsaved input; closing, signing out and reloading then ask first. */
export function useDirty(isDirty: boolean): void {
  const form = useId();
  const tab = use(TabContext);
  useEffect(() => {
    if (tab === null) return undefined;
    tab.marks.mark(tab.key, form, isDirty);
    return () => tab.marks.release(tab.key, form);
  }, [tab, form, isDirty]);
}

/** The tab around: its key, where marks go, and how it goes itself. */
export const TabContext = createContext<{ key: string; marks: DirtyMarks; drop: (key: string) => void } | null>(null);

export function createDirtyMarks(): DirtyMarks {
  const forms = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();
  let snapshot: ReadonlySet<string> = new Set();
  let inFront = '';

  function publish() {
    const dirty = [...forms].filter(([, marked]) => marked.size > 0).map(([tab]) => tab);
    if (dirty.length === snapshot.size && dirty.every((tab) => snapshot.has(tab))) return;
    snapshot = new Set(dirty);
    for (const listener of listeners) listener();
  }

  function mark(tab: string, form: string, isDirty: boolean) {
    const marked = forms.get(tab) ?? new Set();
    if (isDirty) marked.add(form);
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
      forms.delete(tab);
      publish();
    },
    front(tab) {
      inFront = tab;
    },
  };
}
