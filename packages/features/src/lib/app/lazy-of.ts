import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { onceOnline } from './when-online.ts';

/** A component whose code comes later. */
export interface LaterPart<Props> {
  Screen: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches it, once; what did not arrive is asked for again the next time. */
  load: () => Promise<unknown>;
}

/** As `lazy` of React, but one that was loaded before it is drawn first is drawn at once: a wait of nothing would cost a second drawing. */
export function lazyOf<Props>(fetch: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  let there: Default<Props> | undefined;
  const load = onceOnline(async () => (there = { default: await fetch() }));
  return { Screen: lazy(() => (there === undefined ? load() : atOnce(there))), load };
}

interface Default<Props> {
  default: ComponentType<Props>;
}

/** `lazy` asks for no more than a `then`, and takes what that gives in the same moment. */
function atOnce<T>(value: T): Promise<T> {
  // oxlint-disable-next-line unicorn/no-thenable -- nobody but `lazy` is given it
  return { then: (take: (value: T) => void) => take(value) } as Promise<T>; // see above
}
