import { useSyncExternalStore } from 'react';

/**
 * What lies under keys of this device, as one text; empty where nothing does. Drawn anew when that changes, here by `tellLying` or in
 * another window.
 */
export function useLying(keys: readonly string[]): string {
  return useSyncExternalStore(subscribe, () => keys.map((key) => localStorage.getItem(key) ?? '').join(''));
}

/** Something that lies on this device was taken away. */
export function tellLying(): void {
  window.dispatchEvent(new Event(changed));
}

const changed = 'saiwu:lying';

function subscribe(onChange: () => void): () => void {
  for (const event of [changed, 'storage']) window.addEventListener(event, onChange);
  return () => {
    for (const event of [changed, 'storage']) window.removeEventListener(event, onChange);
  };
}
