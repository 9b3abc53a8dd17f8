import { useSyncExternalStore } from 'react';

const desk = window.matchMedia('(width >= 62rem)');

/** Whether the page has room for a form beside what it is about. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, () => desk.matches);
}

function subscribe(onChange: () => void): () => void {
  desk.addEventListener('change', onChange);
  return () => desk.removeEventListener('change', onChange);
}
