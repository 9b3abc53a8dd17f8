import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface ScrollBodyProps {
  className?: string;
  children?: ReactNode;
}

/**
 * The part of a surface that scrolls between its head and foot. Text alone has nothing to focus: then the part itself is a stop of
 * the Tab key while it scrolls, so that the arrows can move it.
 */
export function ScrollBody({ className, children }: ScrollBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrolling, setIsScrolling] = useState(false);
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const box = frame.current;
    const inner = content.current;
    if (box === null || inner === null) return undefined;
    const observer = new ResizeObserver(() => {
      const hasMore = box.scrollHeight > box.clientHeight + 1;
      setIsScrolling(hasMore);
      setIsStop(hasMore && inner.querySelector(focusable) === null);
    });
    observer.observe(box);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling by keyboard needs the focus
      tabIndex={isStop ? 0 : undefined}
      className={cn(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2',
        isScrolling && 'border-y border-border',
        className,
      )}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
