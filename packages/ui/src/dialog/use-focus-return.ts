import { useRef } from 'react';

/** Gives the focus back to where it was when a surface opened, also without a trigger of its own; for the content's two handlers. */
export function useFocusReturn(onOpen?: (event: Event) => void) {
  const origin = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event: Event): void => {
      const active = document.activeElement;
      // One surface may take the place of another, as a form does of its skeleton: then the first one's origin counts.
      origin.current = active instanceof HTMLElement && active !== document.body ? active : lastOrigin;
      lastOrigin = origin.current;
      onOpen?.(event);
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const isElsewhere = Boolean(document.activeElement?.closest('[role=dialog], [role=alertdialog]'));
      if (!isElsewhere && origin.current?.isConnected === true) origin.current.focus();
    },
  };
}

let lastOrigin: HTMLElement | null = null;
