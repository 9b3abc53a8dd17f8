import { cn } from '@saiwu/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Pages of a fixed width: in their size or, where there is less room, smaller as a whole, as a PDF viewer shows them. By `transform`, since
 * `zoom` keeps letters at the least size that a browser is set to, and lines would break elsewhere. What is printed has its size.
 */
export function FittedPages({ className, children }: { className?: string; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const [line, around, inside] = [room.current, frame.current, pages.current];
    if (!line || !around || !inside) return undefined;
    const fit = () => {
      const scale = Math.min(1, line.clientWidth / inside.offsetWidth);
      around.style.setProperty('--scale', String(scale));
      // what is transformed takes the room of before
      around.style.setProperty('--height', `${inside.offsetHeight * scale}px`);
    };
    const observer = new ResizeObserver(fit);
    // neither changes by being fitted
    for (const box of [line, inside]) observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div>
      <div ref={room} />
      <div ref={frame} className="h-(--height) overflow-x-clip print:h-auto print:overflow-visible">
        <div ref={pages} className={cn('mx-auto w-fit origin-top-left scale-(--scale) print:w-auto print:scale-none', className)}>
          {children}
        </div>
      </div>
    </div>
  );
}
