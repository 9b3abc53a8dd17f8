import type { PointerEvent } from 'react';

export interface ColumnResizerProps {
  /** Called with the width in px while it is dragged, and undefined for the width of the content. */
  onWidthChange: (width: number | undefined) => void;
}

/**
 * The right edge of a head: dragged, it makes the column wider or narrower; pressed twice, as wide as its content. The keyboard has Shift
 * with the arrows on the head.
 */
export function ColumnResizer({ onWidthChange }: ColumnResizerProps) {
  function start(event: PointerEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const head = handle.closest('th');
    if (head === null || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const offset = head.offsetWidth - event.clientX;
    const drag = (move: globalThis.PointerEvent) => onWidthChange(withinLimits(offset + move.clientX));
    handle.addEventListener('pointermove', drag);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', drag), { once: true });
  }
  return (
    <span
      aria-hidden
      data-slot="column-resizer"
      onPointerDown={start}
      onDoubleClick={() => onWidthChange(undefined)}
      className="absolute inset-y-0 right-0 z-10 w-2 cursor-col-resize touch-none select-none after:absolute after:inset-y-2 after:right-0 after:w-px after:bg-border in-[th:last-child]:not-hover:not-active:after:opacity-0 hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-theme active:after:bg-theme max-md:hidden print:hidden"
    />
  );
}

/** Widths that a column may be given, in px. */
export function withinLimits(width: number): number {
  return Math.round(Math.min(Math.max(width, 56), 1200));
}
