import { useEffect, useRef, type MouseEvent as Press } from 'react';
import { piece } from '../piece.ts';

/** The sorting by mouse, which comes with the pointer. A press that is quicker than it is kept, so that its drag works too. */
export function useSorting() {
  const held = useRef<MouseEvent>(undefined);
  useEffect(() => {
    const release = () => {
      held.current = undefined;
    };
    document.addEventListener('mouseup', release, { capture: true });
    return () => document.removeEventListener('mouseup', release, { capture: true });
  }, []);
  const approach = {
    onPointerEnter: tabSorting.fetch,
    onMouseDown: ({ nativeEvent }: Press) => {
      tabSorting.fetch();
      if (!tabSorting.isThere() && nativeEvent.button === 0) held.current = nativeEvent;
    },
  };
  const takeHeld = (element: HTMLElement) => {
    const press = held.current;
    if (!(press?.target instanceof Node && element.contains(press.target))) return undefined;
    held.current = undefined;
    return press;
  };
  return { takeHeld, approach };
}

export const tabSorting = piece(async () => (await import('./tab-sorting.tsx')).TabSorting);
