import { useEffect, useSyncExternalStore } from 'react';

/**
 * How much of the window's bottom an on-screen keyboard covers, in px. Browsers lay the keyboard over the page: what is fixed to
 * the bottom, as a dialog's buttons are on a phone, has to be moved up by this much.
 */
export function useKeyboardHeight(isOpen: boolean): number {
  const height = useSyncExternalStore(subscribe, isOpen ? measure : zero, zero);
  useEffect(() => {
    // The browser looked after the field before the surface became smaller.
    if (height > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [height]);
  return height;
}

function subscribe(onChange: () => void) {
  const view = window.visualViewport;
  view?.addEventListener('resize', onChange);
  view?.addEventListener('scroll', onChange);
  return () => {
    view?.removeEventListener('resize', onChange);
    view?.removeEventListener('scroll', onChange);
  };
}

function measure() {
  const view = window.visualViewport;
  // Somebody who zooms in sees a part of the page, without a keyboard.
  if (view === null || view.scale > 1.05) return 0;
  const covered = Math.round(window.innerHeight - view.height - view.offsetTop);
  // Less than that is a browser bar on its way in or out.
  return covered > 100 ? covered : 0;
}

function zero() {
  return 0;
}
