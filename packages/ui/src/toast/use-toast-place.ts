import { useEffect, useState } from 'react';

/** At which edge the toasts stand, and how far from it, in pixels. */
export interface ToastPlace {
  edge: 'top' | 'bottom';
  distance: number;
}

/**
 * Where toasts cover neither the title and acts of the page nor its tabs: at the top right below them, on a phone at the bottom; where an open dialog
 * stands in the way, at the bottom above its buttons. It is looked for anew when `news` changes and as long as toasts are seen.
 */
export function useToastPlace(isSeen: boolean, news: unknown): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ edge: 'top', distance: gap });
  useEffect(() => {
    if (!isSeen) return undefined;
    const look = () => setPlace((now) => same(now, findPlace()));
    look();
    // dialogs come and go at the end of the body
    const dialogs = new MutationObserver(look);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('resize', look);
    return () => {
      dialogs.disconnect();
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
  return { edge: 'bottom', distance: isAbove ? innerHeight - buttons.top + gap / 2 : gap };
}

/** The lower end of what stands at the top: header with tabs, and the title of the page unless it is scrolled away. */
function bottomOfHead(): number {
  const heads = document.querySelectorAll('[data-slot=admin-header], [data-slot=page-header]');
  const ends = Array.from(heads, (head) => head.getBoundingClientRect())
    .filter(({ top, height: size }) => size > 0 && top < window.innerHeight / 3)
    .map(({ bottom }) => bottom);
  return Math.max(gap / 2, ...ends);
}

function same(now: ToastPlace, next: ToastPlace): ToastPlace {
  return now.edge === next.edge && now.distance === next.distance ? now : next;
}
