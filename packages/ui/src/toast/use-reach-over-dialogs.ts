import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Keeps the toasts in reach while a dialog is open. A modal dialog listens on the document: it takes back focus that leaves it,
 * and closes at a press or at Escape outside of it. Toasts lie above every dialog, so what happens in them is kept from it.
 * @param onEscape Escape was pressed in a toast.
 */
export function useReachOverDialogs(toasts: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const isInside = (target: EventTarget | null) => target instanceof Node && toasts.current?.contains(target) === true;
    // After React, which listens below the body, and before the document.
    const keep = (event: Event) => {
      const isEntering = event instanceof FocusEvent && event.type === 'focusout' && isInside(event.relatedTarget);
      if (isInside(event.target) || isEntering) event.stopPropagation();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isInside(event.target)) return;
      event.stopPropagation();
      escape();
    };
    const kept = ['pointerdown', 'focusin', 'focusout'];
    for (const type of kept) document.body.addEventListener(type, keep);
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      for (const type of kept) document.body.removeEventListener(type, keep);
      window.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [toasts]);
}
