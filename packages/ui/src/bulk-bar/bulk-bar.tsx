import { X } from 'lucide-react';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

export interface BulkBarProps extends OwnProps<'div', 'onFocus'> {
  /** Chosen rows; with 0 there is no bar. */
  count: number;
  onClear: () => void;
  /** Says what is chosen where a number of rows does not. */
  label?: string;
  /** The acts on what is chosen. */
  children?: ReactNode;
}

/** Appears with a selection, says how many are chosen and what can be done with them. */
export function BulkBar({ count, onClear, label, children, className, ...rest }: BulkBarProps) {
  const words = useWords();
  const said = label ?? words.selected(count);
  const origin = useRef<HTMLElement | null>(null);
  function onFocus(event: FocusEvent) {
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) origin.current = from;
  }
  function clear() {
    onClear();
    // The bar goes, and the focus must not go with it.
    if (origin.current?.isConnected === true) origin.current.focus();
  }
  return (
    <>
      <output className="sr-only">{count > 0 ? said : ''}</output>
      {count > 0 && (
        <div
          data-slot="bulk-bar"
          onFocus={onFocus}
          {...rest}
          className={cn('flex animate-fade-in flex-wrap items-center gap-2 rounded-card bg-theme-soft py-1 pr-2 pl-1 text-fg', className)}
        >
          <IconButton label={words.clearSelection} onClick={clear}>
            <X aria-hidden />
          </IconButton>
          <span className="mr-2 tabular-nums">{said}</span>
          {children}
        </div>
      )}
    </>
  );
}
