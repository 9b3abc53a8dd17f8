import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { looksOf } from './looks-of.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>;
  }
}

/**
 * After a story's test: what is current, chosen or pressed there, and looks it, looks it with forced colours too, which take grounds,
 * shadows and shades away. What was found right once is not looked at again: in the next story it looks the same.
 */
afterEach(async () => {
  const told = marked().filter((one) => !isRight.has(one.key) && isTold(one, { hasColours: true }));
  const drawn = grounds().filter((one) => !isRight.has(one.key));
  const open = [...told, ...drawn];
  if (open.length === 0) return;
  await commands.forceColours(true);
  const wrong = [...told.filter((one) => !isTold(one, { hasColours: false })), ...drawn.filter((one) => !isDrawn(one))];
  await commands.forceColours(false);
  for (const one of open) if (!wrong.includes(one)) isRight.add(one.key);
  if (wrong.length === 0) return;
  const places = wrong.map(({ state, element }) => `${state}: ${element.outerHTML.slice(0, 600)}`);
  throw new Error(`With forced colours nothing tells what is\n${places.join('\n')}`);
});

const isRight = new Set<string>();

/** An element with a state, and its likes without it. */
interface Marked {
  state: string;
  element: Element;
  peers: Element[];
  /** The same for all that look alike. */
  key: string;
}

function marked(): Marked[] {
  return [...document.body.querySelectorAll(Object.values(states).join())].filter(isVisible).flatMap((element) =>
    statesOf(element)
      // the ring of the focus takes the place of an outline; what is highlighted has the focus
      .filter((state) => state === 'highlighted' || !element.matches(':focus-visible'))
      .map((state) => markedBy(element, state))
      .filter(({ peers }) => peers.length > 0),
  );
}

/** What is drawn by nothing but its ground. */
function grounds(): Omit<Marked, 'peers'>[] {
  const found = document.body.querySelectorAll('[data-slot=state-dot] > [aria-hidden], [role=progressbar] > *');
  return [...found].filter(isVisible).map((element) => ({ state: 'drawn', element, key: `drawn ${element.className}` }));
}

function isDrawn({ element }: Pick<Marked, 'element'>): boolean {
  return looksOf(element, { hasColours: false }).some((look) => look.trim().startsWith('ground'));
}

function markedBy(element: Element, state: string): Marked {
  // a current link marks the row of the table or list that it stands in
  const around = state === 'current' ? 'tr, li' : ':scope';
  const placeOf = (one: Element) => one.closest(around) ?? one;
  const key = [state, element.localName, element.className, element.parentElement?.className].join(' ');
  const peers = peersOf(element, state).map(placeOf);
  // a row that heads others may have the tick of all of them
  const inPeers = state === 'selected' ? `${states[state]}, [aria-checked=true], :checked` : (states[state] ?? '');
  return { state, key, element: placeOf(element), peers: peers.filter((peer) => peer.querySelector(inPeers) === null) };
}

const states: Record<string, string> = {
  current: '[aria-current]:not([aria-current=false])',
  selected: '[aria-selected=true]',
  pressed: '[aria-pressed=true]',
  checked: '[aria-checked=true]',
  mixed: '[aria-checked=mixed]',
  highlighted: '[data-highlighted]',
};

function statesOf(element: Element): string[] {
  return Object.keys(states).filter((state) => element.matches(states[state] ?? ''));
}

/** What is like it but for the state, as near as there is some. */
function peersOf(element: Element, state: string): Element[] {
  const others = statesOf(element).filter((one) => one !== state);
  const role = element.getAttribute('role');
  let depth = 0;
  for (let around = element.parentElement; around !== null && around !== document.body; around = around.parentElement) {
    depth += 1;
    const peers = [...around.querySelectorAll(element.localName)].filter(
      (peer) =>
        peer.getAttribute('role') === role && depthIn(around, peer) === depth && statesOf(peer).join() === others.join() && isVisible(peer),
    );
    if (peers.length > 0) return peers;
  }
  return [];
}

function depthIn(around: Element, element: Element): number {
  let depth = 0;
  for (let at: Element | null = element; at !== null && at !== around; at = at.parentElement) depth += 1;
  return depth;
}

function isVisible(element: Element): boolean {
  return element.checkVisibility() && element.getBoundingClientRect().height > 1;
}

/** Whether it looks in some way as none of its likes does. */
function isTold({ element, peers }: Marked, by: { hasColours: boolean }): boolean {
  const others = new Set(peers.slice(0, 8).flatMap((peer) => looksOf(peer, by)));
  return looksOf(element, by).some((look) => !others.has(look));
}
