import { useEffect, useState } from 'react';

/** At which edge the toasts stand, and how far from it, in pixels. */
export interface ToastPlace {
  edge: 'top' | 'bottom';
  distance: number;
}

/**
 * Where toasts cover neither the title and acts of the page nor its tabs, nor the tools of a list: at the top right below them, on a phone
 * at the bottom; where an open dialog stands in the way, at the bottom above its buttons. What else has to stay in sight has
 * `data-keep-clear`. It is looked for anew when `news` changes and as long as toasts are seen.
 */
export function useToastPlace(isSeen: boolean, news: unknown): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ edge: 'top', distance: gap });
  useEffect(() => {
    if (!isSeen) return undefined;
    const look = () => setPlace((now) => same(now, findPlace()));
    look();
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // dialogs come and go, and an act may lead to another page
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    // a title that scrolls back must not come up beneath them
    const scrolling = { capture: true, passive: true };
    window.addEventListener('scroll', lookSoon, scrolling);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', lookSoon, scrolling);
      window.removeEventListener('resize', look);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is told anew may meet another page
  }, [isSeen, news]);
  return place;
}

/** Between a toast and what it must not cover. */
const gap = 16;
/** Of the toasts, with the gap at their end. */
const width = 356 + gap;
/** What a few toasts over each other need. */
const height = 200;

function findPlace(): ToastPlace {
  const { innerWidth, innerHeight } = window;
  const isPhone = matchMedia('(max-width: 39.99rem)').matches;
  const dialog = Array.from(document.querySelectorAll('[data-slot=dialog], [data-slot=drawer], [data-slot=confirm]')).at(-1);
  const isInTheWay = dialog !== undefined && dialog.getBoundingClientRect().right > innerWidth - width;
  if (!isPhone && !isInTheWay) return { edge: 'top', distance: Math.min(bottomOfHead() + gap / 2, innerHeight / 2) };
  const buttons = dialog?.querySelector('[data-slot=dialog-foot]')?.getBoundingClientRect();
  const isAbove = buttons !== undefined && buttons.bottom > innerHeight - height;
  if (dialog !== undefined)
    return { edge: 'bottom', distance: aboveWhatStays(dialog, isAbove ? innerHeight - buttons.top + gap / 2 : gap) };
  return { edge: 'bottom', distance: innerHeight - topOfFoot() + gap / 2 };
}

/** How far from the bottom a toast stands so that it covers nothing in a dialog that has to stay in sight. */
function aboveWhatStays(dialog: Element, distance: number): number {
  const { innerHeight } = window;
  const tops = Array.from(dialog.querySelectorAll('[data-keep-clear]'), (element) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > innerHeight - distance - height && top < innerHeight - distance)
    .map(({ top }) => innerHeight - top + gap / 2);
  return Math.min(Math.max(distance, ...tops), innerHeight - height);
}

/** The lower end of what stands at the top: header with tabs, and what follows it unless it is scrolled away. */
function bottomOfHead(): number {
  const ends = placesOf('[data-slot=admin-header], [data-slot=page-header], [data-slot=filter-bar], [data-keep-clear]')
    .filter(({ top, right }) => top < window.innerHeight / 3 && right > window.innerWidth - width)
    .map(({ bottom }) => bottom);
  return Math.max(gap / 2, ...ends);
}

/** The upper end of what sticks to the bottom of the window. */
function topOfFoot(): number {
  const { innerHeight } = window;
  const ends = placesOf('[data-keep-clear]').filter(({ top, bottom }) => top > innerHeight - height && bottom > innerHeight - gap);
  return Math.min(innerHeight - gap / 2, ...ends.map(({ top }) => top));
}

function placesOf(selector: string): DOMRect[] {
  return Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect()).filter(
    ({ height: size }) => size > 0,
  );
}

function same(now: ToastPlace, next: ToastPlace): ToastPlace {
  return now.edge === next.edge && now.distance === next.distance ? now : next;
}
