import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';

export interface BulkBarProps {
  /** Chosen rows; with 0 there is no bar. */
  count: number;
  onClear: () => void;
  /** The acts on what is chosen. */
  children?: ReactNode;
  className?: string;
}

/** Appears with a selection, says how many are chosen and what can be done with them. */
export function BulkBar({ count, onClear, children, className }: BulkBarProps) {
  const words = useWords();
  return (
    <>
      <output className="sr-only">{count > 0 ? words.selected(count) : ''}</output>
      {count > 0 && (
        <div
          data-slot="bulk-bar"
          className={cn('flex animate-fade-in flex-wrap items-center gap-2 rounded-card bg-theme-soft py-1 pr-2 pl-1 text-fg', className)}
        >
          <IconButton label={words.clearSelection} onClick={onClear}>
            <X aria-hidden />
          </IconButton>
          <span className="mr-2 tabular-nums">{words.selected(count)}</span>
          {children}
        </div>
      )}
    </>
  );
}
