import { useEffectEvent, useId, useLayoutEffect } from 'react';

/**
 * Lets the browser's back button close what is open, instead of leaving the page behind it. While open, the surface stands on a
 * history entry of its own with the same address. Closed by other means, that entry stays behind (going back by code could cut
 * off a page change under way); the next surface uses it again, and the back button passes over it.
 * @param onBack closes, and answers whether it did; when it did not (a question is open), the entry is put back.
 */
export function useBackCloses(isOpen: boolean, onBack: () => boolean): void {
  const id = useId();
  const back = useEffectEvent(onBack);
  // before it is drawn: the back button closes what is seen from the first moment on, and does not leave the page behind it
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const surface = { id, back: () => back() };
    if (open.length === 0) window.addEventListener('popstate', onPopState);
    open.push(surface);
    enter(id);
    return () => {
      open.splice(open.indexOf(surface), 1);
      isOnLeftover = entryOwner() === id;
    };
  }, [isOpen, id]);
}

interface Surface {
  id: string;
  back: () => boolean;
}

/** Open surfaces, the top one last. */
const open: Surface[] = [];
/** The entry we stand on belongs to a surface that is closed. */
let isOnLeftover = false;
/** The next `popstate` is our own doing. */
let isPassing = false;

/** Stays on the page once a surface was open, for the entries left over. */
function onPopState() {
  const wasOnLeftover = isOnLeftover;
  isOnLeftover = false;
  if (isPassing) {
    isPassing = false;
    return;
  }
  const owner = entryOwner();
  const top = open.at(-1);
  if (owner !== undefined && !open.some((surface) => surface.id === owner)) pass();
  else if (top !== undefined && (owner !== top.id || wasOnLeftover)) {
    if (!top.back()) enter(top.id);
  } else if (top === undefined && wasOnLeftover) pass();
}

function pass() {
  isPassing = true;
  history.back();
}

/** Puts a surface on an entry of its own: a leftover one where we stand on it, else a new one. */
function enter(id: string) {
  const owner = entryOwner();
  const isLeftover = owner !== undefined && !open.some((surface) => surface.id === owner && owner !== id);
  isOnLeftover = false;
  // On a tab's first entry going back does nothing, and no event comes.
  isPassing = false;
  const state = { ...history.state, overlay: id };
  if (isLeftover) history.replaceState(state, '');
  else history.pushState(state, '');
}

function entryOwner(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return undefined;
  return typeof state.overlay === 'string' ? state.overlay : undefined;
}
