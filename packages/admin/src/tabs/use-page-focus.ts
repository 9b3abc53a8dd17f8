import { firstFieldIn } from '@saiwu/ui';
import { useEffect, useRef } from 'react';
import { panelId } from './tab-panes.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/**
 * Takes the focus to the page that has come to the front: to its heading, or to the first field under `data-first-field`, where the page
 * is there to be filled in; and keeps it there when the focused element goes away. On the first page of a visit, where the reader has
 * done nothing yet, only to such a field; not where the page has taken it itself, or the reader has gone on meanwhile.
 * @returns Call it where a change of the page leaves the focus to the code that changes it: until the reader's next act.
 */
export function usePageFocus(activeKey: string): () => void {
  const act = useRef<'keyboard' | 'pointer' | null>(null);
  const isLeft = useRef(false);
  useKeptFocus(activeKey);

  useEffect(() => {
    const take = (event: Event) => {
      act.current = event.type === 'keydown' ? 'keyboard' : 'pointer';
      isLeft.current = false;
    };
    for (const type of acts) addEventListener(type, take, true);
    return () => {
      for (const type of acts) removeEventListener(type, take, true);
    };
  }, []);

  useEffect(() => {
    const panel = document.getElementById(panelId(activeKey));
    if (panel === null || isLeft.current) return undefined;
    const isFirst = !navigator.userActivation.hasBeenActive;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const heading = panel.querySelector('h1');
      // the menu or dialog that leads here gives the focus back while it closes; a menu that was opened meanwhile keeps it
      if (heading === null || document.querySelector(covers) !== null) return;
      observer.disconnect();
      timer = setTimeout(() => focusPage(panel, heading, { isFirst, isByKeyboard: act.current === 'keyboard' }), settling);
    };
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of acts) removeEventListener(type, stop, true);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    for (const type of acts) addEventListener(type, stop, true);
    look();
    return stop;
  }, [activeKey]);

  return () => {
    isLeft.current = true;
  };
}

const acts = ['pointerdown', 'keydown'];
const covers = '[data-slot=dialog], [data-slot=drawer], [data-slot=confirm], [data-slot=menu-search], [role=menu]';
/** Milliseconds after which a closed menu or dialog has given its focus back. */
const settling = 50;

function focusPage(panel: HTMLElement, heading: HTMLElement, { isFirst, isByKeyboard }: { isFirst: boolean; isByKeyboard: boolean }) {
  if (panel.contains(document.activeElement)) return;
  const [field] = [...panel.querySelectorAll('[data-first-field]')].flatMap((part) => firstFieldIn(part) ?? []);
  if (field !== undefined) {
    // a reader who hears the field hears the page's name with it
    field.closest('form')?.setAttribute('aria-label', heading.textContent ?? '');
    field.focus({ preventScroll: true });
    return;
  }
  if (isFirst) return;
  heading.tabIndex = -1;
  heading.style.outline = isByKeyboard ? '' : 'none';
  heading.focus({ preventScroll: true });
}
