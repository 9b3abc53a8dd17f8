import { useSyncExternalStore } from 'react';

const phone = window.matchMedia('(width < 640px)');
const wide = window.matchMedia('(width >= 1280px)');

/** How much room a page has for what stands beside its text. */
export function useWidth(): 'phone' | 'narrow' | 'wide' {
  return useSyncExternalStore(subscribe, read);
}

function read(): 'phone' | 'narrow' | 'wide' {
  return phone.matches ? 'phone' : wide.matches ? 'wide' : 'narrow';
}

function subscribe(onChange: () => void): () => void {
  for (const query of [phone, wide]) query.addEventListener('change', onChange);
  return () => {
    for (const query of [phone, wide]) query.removeEventListener('change', onChange);
  };
}
