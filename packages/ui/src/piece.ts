import { createElement, useEffect, useMemo, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** A part that a page does without until somebody comes near what needs it. */
export interface Piece<Props extends object> {
  /** Draws the part, once its code is there. */
  Part: ComponentType<Props>;
  /** Asks for its code, once. What did not arrive is asked for again the next time. */
  fetch: () => void;
  isThere: () => boolean;
}

/** A piece by how its code is loaded, and what stands in its place until then; one per module, shared by all who use it. */
export function piece<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  before: (props: Props) => ReactNode = nothing,
): Piece<Props> {
  const listeners = new Set<() => void>();
  let part: ComponentType<Props> | undefined;
  let isUnderWay = false;

  async function fetch() {
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      part = await load();
      for (const listener of listeners) listener();
    } catch {
      // without a connection, or after an update of the server: what opens it asks again
      isUnderWay = false;
    }
  }
  function subscribe(onChange: () => void) {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  }
  function Part(props: Props) {
    const loaded = useSyncExternalStore(subscribe, read, read);
    return loaded === undefined ? before(props) : createElement(loaded, props);
  }
  const read = () => part;
  return { Part, fetch: () => void fetch(), isThere: () => part !== undefined };
}

/**
 * For one that opens a piece: its code is asked for when the pointer or the focus comes near, so that it is there when it is wanted; and
 * where the caller opens it without either.
 */
export function useNear({ fetch }: Pick<Piece<object>, 'fetch'>, isOpen = false) {
  const [wasNear, setWasNear] = useState(false);
  useFetchFor(fetch, isOpen);
  const approach = useMemo(() => {
    const come = () => {
      fetch();
      setWasNear(true);
    };
    return { onPointerEnter: come, onFocus: come, come };
  }, [fetch]);
  return { isNear: wasNear || isOpen, approach };
}

/** For what may be opened without anybody coming near it first: its code is asked for when the page has come to rest. */
export function useAtRest({ fetch }: Pick<Piece<object>, 'fetch'>, isOpen: boolean): void {
  useFetchFor(fetch, isOpen);
  useEffect(() => {
    const timer = setTimeout(fetch, rest);
    return () => clearTimeout(timer);
  }, [fetch]);
}

/** How long after it was drawn a page is left alone, in milliseconds. */
const rest = 3000;

const nothing = () => null;

function useFetchFor(fetch: () => void, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) fetch();
  }, [fetch, isOpen]);
}
