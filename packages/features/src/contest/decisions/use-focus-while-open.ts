import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Brings the focus into what has opened, and again where `what` it is about changes; back to where it came from when it closes. */
export function useFocusWhileOpen(place: RefObject<HTMLElement | null>, what: string): void {
  const shown = useRef<string | null>(null);
  // before the focus moves
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    place.current?.focus();
  }, [place, what]);
}
