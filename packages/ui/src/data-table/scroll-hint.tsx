import { ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { useWords } from '../words.tsx';

/**
 * Says in the head, on the edge of what stands still at the right, that there is more sideways, and goes there; inside `group/table` with
 * `data-hides-end`. For the pointer: the arrow keys go there by themselves.
 */
export function ScrollHint({ region }: { region: RefObject<HTMLElement | null> }) {
  const words = useWords();
  const goOn = () => region.current?.scrollBy({ left: region.current.clientWidth / 2 });
  return (
    <div aria-hidden className="sticky top-0 left-0 z-30 hidden h-0 w-0 md:group-data-[hides-end=true]/table:block print:hidden!">
      <button
        type="button"
        tabIndex={-1}
        data-slot="scroll-hint"
        title={words.moreSideways}
        onClick={goOn}
        className="absolute top-[calc((var(--row-height)-1.5rem)/2)] left-[calc(var(--region-width)-max(var(--edge-end,0px),1.25rem)-0.875rem)] grid size-6 place-items-center rounded-full border border-border bg-surface text-fg-muted shadow-1 hover:border-border-strong hover:text-fg"
      >
        <ChevronRight aria-hidden className="size-4 stroke-[1.5]" />
      </button>
    </div>
  );
}
