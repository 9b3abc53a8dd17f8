import { useDirty } from '@saiwu/admin';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { keptCopy } from './kept-copy.ts';
import type { SaveFacts, TypedStore } from './typed-store.ts';

/** Milliseconds without typing until it is saved. */
const rest = 1000;
const retryEvery = 20_000;

/**
 * Saves what is typed into a store a second after the last key, on leaving it, and again until the server has it; other windows of the same
 * show what is typed here. `onSavedElsewhere`: another window's save was confirmed.
 */
export function useTypedStore<Typed extends object, Stored extends { version: number }>(
  store: TypedStore<Typed, Stored>,
  copy: ReturnType<typeof keptCopy<Typed>>,
  onSavedElsewhere: () => void,
): Typed & SaveFacts {
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  // what lies on this device is there again whenever it is opened
  useDirty(state.status !== 'saved' && !state.isKept);

  useEffect(() => {
    let timer = 0;
    const unsubscribe = store.subscribe(() => {
      window.clearTimeout(timer);
      // the window that is looked at saves what is typed in it
      if (store.getSnapshot().status === 'changed' && !document.hidden) timer = window.setTimeout(() => void store.save(), rest);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);

  useEffect(() => {
    const save = () => void store.save();
    const mirror = (event: StorageEvent) => {
      if (event.storageArea !== localStorage || event.key !== copy.key) return;
      store.mirror(event.newValue === null ? null : copy.parse(event.newValue));
      if (event.newValue === null) onSavedElsewhere();
    };
    // what an earlier visit left here
    save();
    const timer = setInterval(save, retryEvery);
    const leaving = ['blur', 'online', 'pagehide'] as const;
    for (const name of leaving) window.addEventListener(name, save);
    const stopListening = onlineManager.subscribe(save);
    window.addEventListener('storage', mirror);
    document.addEventListener('visibilitychange', save);
    return () => {
      clearInterval(timer);
      stopListening();
      for (const name of leaving) window.removeEventListener(name, save);
      window.removeEventListener('storage', mirror);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [store, copy, onSavedElsewhere]);

  return state;
}
