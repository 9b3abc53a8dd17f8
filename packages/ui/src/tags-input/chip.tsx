import { X } from 'lucide-react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';

export interface ChipProps {
  label: string;
  /** Given: the chip can go. */
  onRemove?: (() => void) | undefined;
  /** Draws the eye to this chip. */
  isMarked?: boolean;
}

/** One of several chosen things. Its button is reached by the arrow keys, see `useChipKeys`. */
export function Chip({ label, onRemove, isMarked = false }: ChipProps) {
  const words = useWords();
  return (
    <span
      data-slot="chip"
      data-state={isMarked ? 'marked' : 'plain'}
      className={cn(
        'inline-flex max-w-full min-w-0 items-center gap-0.5 rounded-small border border-border bg-bg-subtle pl-2 text-fg transition-colors',
        'data-[state=marked]:border-warning-text data-[state=marked]:bg-warning-soft',
        !onRemove && 'pr-2',
      )}
    >
      <span className="truncate">{label}</span>
      {onRemove && (
        <button
          type="button"
          data-chip
          tabIndex={-1}
          aria-label={words.remove(label)}
          title={words.remove(label)}
          className="grid size-6 shrink-0 place-items-center rounded-small text-fg-muted focus-ring hover:text-fg focus-visible:-outline-offset-2 pointer-coarse:size-11"
          onClick={onRemove}
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
