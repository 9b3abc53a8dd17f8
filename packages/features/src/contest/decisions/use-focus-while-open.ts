import { type RefObject, useLayoutEffect } from 'react';

/** Brings the focus into what has opened, and again where `what` it is about changes; back to where it came from when it closes. */
export function useFocusWhileOpen(place: RefObject<HTMLElement | null>, what: string): void {
  // before the focus moves
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useLayoutEffect(() => place.current?.focus(), [place, what]);
}
