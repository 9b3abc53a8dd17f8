import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Tooltip, TooltipProps } from '../tooltip/tooltip.tsx';

/**
 * Why an act is not possible now, as a tooltip, whose code weighs more than the acts and comes after them. Until then, and without a
 * connection, the press alone says it. The button it then surrounds is another element: focus and place among the Tab stops, which a table
 * gives, go along.
 */
export function ActReason(props: TooltipProps) {
  const around = useRef<HTMLSpanElement>(null);
  const former = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const [Hint, setHint] = useState(() => loaded);
  useEffect(() => {
    let isOver = false;
    async function come() {
      try {
        loaded ??= (await import('../tooltip/tooltip.tsx')).Tooltip;
      } catch {
        return;
      }
      if (isOver) return;
      former.current = around.current?.querySelector('button') ?? null;
      hadFocus.current = former.current === document.activeElement;
      setHint(() => loaded);
    }
    if (loaded === undefined) void come();
    return () => {
      isOver = true;
    };
  }, []);
  // after the change to the tooltip; there is nothing to do after others
  useLayoutEffect(() => {
    const button = around.current?.querySelector('button');
    if (!button || former.current === null) return;
    button.tabIndex = former.current.tabIndex;
    if (hadFocus.current) button.focus();
    former.current = null;
  });
  return (
    <span ref={around} className="contents">
      {Hint === undefined ? props.children : <Hint {...props} />}
    </span>
  );
}

let loaded: typeof Tooltip | undefined;
