import { useCallback, useLayoutEffect, useRef } from 'react';

export interface FocusAfter {
  /** Finds the element that gets the focus and is scrolled to. */
  selector: string;
  /** Id of an element to wait for until it is gone: the caller may ask first whether it may go. */
  gone?: string;
}

/** Moves the focus once a change has been drawn; undefined takes the wish back. */
export function useFocusAfter(): (wish: FocusAfter | undefined) => void {
  const waiting = useRef<FocusAfter>(undefined);
  useLayoutEffect(() => {
    if (waiting.current === undefined) return;
    const { selector, gone } = waiting.current;
    if (gone !== undefined && document.getElementById(gone) !== null) return;
    waiting.current = undefined;
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return useCallback((wish) => {
    waiting.current = wish;
  }, []);
}
