import { useSyncExternalStore } from 'react';

/** Below 640 px, where a row becomes a card. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

const narrow = '(width < 40rem)';

function subscribe(onChange: () => void) {
  const media = matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
