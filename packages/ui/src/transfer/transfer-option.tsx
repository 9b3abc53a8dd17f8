import { Check } from 'lucide-react';
import type { CSSProperties, MouseEvent, Ref } from 'react';
import { cn } from '../cn.ts';
import { Highlighted } from '../tree/highlighted.tsx';
import type { TransferItem } from './transfer-items.ts';

export interface TransferOptionProps {
  id: string;
  item: TransferItem;
  index: number;
  count: number;
  style: CSSProperties | undefined;
  /** Marked in the label. */
  query: string;
  isActive: boolean;
  isMarked: boolean;
  isFixed: boolean;
  onClick: (event: MouseEvent) => void;
  onDoubleClick: () => void;
  ref: Ref<HTMLDivElement> | undefined;
}

/** One item of a list. The list has the focus: the active item shows its ring. */
export function TransferOption({
  id,
  item,
  index,
  count,
  style,
  query,
  isActive,
  isMarked,
  isFixed,
  onClick,
  onDoubleClick,
  ref,
}: TransferOptionProps) {
  const note = [item.description, item.isDisabled && item.reason].filter(Boolean).join(' · ');
  const isOff = isFixed || item.isDisabled === true;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list hears the keys for its options
    <div
      ref={ref}
      id={id}
      data-index={index}
      data-slot="transfer-option"
      data-state={isActive ? 'active' : 'idle'}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds words only
      role="option"
      aria-selected={isMarked}
      aria-disabled={isOff || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      style={style}
      className={cn(
        'flex min-h-control items-center gap-2 rounded-control px-2 py-1 text-sm -outline-offset-2 select-none',
        'group-focus-visible/list:data-[state=active]:outline-2 group-focus-visible/list:data-[state=active]:outline-ring',
        isOff ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-bg-subtle',
        item.isDisabled && 'text-fg-subtle',
        isMarked && !isOff && 'bg-theme-soft hover:bg-theme-soft',
      )}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
    >
      <span
        aria-hidden
        className={cn(
          'grid size-4 shrink-0 place-items-center rounded-[4px] border border-border-strong bg-surface text-theme-fg',
          isMarked && 'border-ring bg-theme',
          isOff && 'opacity-50',
        )}
      >
        {isMarked && <Check className="size-3.5 stroke-3" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate" title={item.label}>
          <Highlighted text={item.label} words={query === '' ? [] : [query]} />
        </span>{' '}
        {note && (
          <span className="block truncate text-xs text-fg-muted" title={note}>
            {note}
          </span>
        )}
      </span>
    </div>
  );
}
