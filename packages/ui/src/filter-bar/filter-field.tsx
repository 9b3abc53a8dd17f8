import { X } from 'lucide-react';
import { createContext, use, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useFilterWords } from './use-filter-words.ts';
import { watchSize } from './watch-size.ts';

/** What a filter's control is given. */
export interface FilterControl {
  'aria-label': string;
  placeholder: string;
}

export interface FilterFieldProps extends OwnProps<'div'> {
  /** What it filters by: stands in the empty control, and small before its value once there is one. */
  label: string;
  isFilled: boolean;
  /** For a control without a button of its own that empties it. */
  onClear?: (() => void) | undefined;
  /** The control, one of the kit's with a box of one line. */
  children: (control: FilterControl) => ReactNode;
}

/** A filter: its label stays in the box when it is filled. In a phone's sheet there is room to put it above. */
export function FilterField({ label, isFilled, onClear, children, className, style, ...rest }: FilterFieldProps) {
  const words = useFilterWords();
  const isInSheet = use(SheetContext);
  const isLabelled = isFilled && !isInSheet;
  const [tag, room] = useRoom(isLabelled);
  const roomed: CSSProperties & Record<`--${string}`, string> = { ...style, '--label-room': `${room}px` };
  return (
    <div
      data-slot="filter-field"
      data-state={isFilled ? 'filled' : 'empty'}
      {...rest}
      style={roomed}
      className={cn('relative min-w-0', isInSheet && 'grid gap-1', className)}
    >
      {isInSheet && (
        <span aria-hidden className="text-fg-muted">
          {label}
        </span>
      )}
      <span className="relative block">
        {children({ 'aria-label': label, placeholder: isInSheet ? words.anyValue : label })}
        {isLabelled && (
          <span
            ref={tag}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 flex max-w-[45%] items-center pr-2 text-xs text-fg-muted"
          >
            <span className="truncate">{label}</span>
          </span>
        )}
        {onClear && isFilled && (
          <IconButton
            label={words.clearField(label)}
            size="small"
            className="absolute inset-y-0 right-9 my-auto h-6 text-fg-subtle pointer-coarse:right-12 pointer-coarse:h-11"
            onClick={onClear}
          >
            <X />
          </IconButton>
        )}
      </span>
    </div>
  );
}

/** Whether fields stand in a phone's sheet. */
export const SheetContext = createContext(false);

/** Width of the label, in px: the control's text begins after it (`--label-room` in `inputClass`). */
function useRoom(isShown: boolean) {
  const tag = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = tag.current;
    if (!isShown || element === null) return setRoom(0);
    const measure = () => setRoom(element.offsetWidth);
    measure();
    return watchSize(element, measure);
  }, [isShown]);
  return [tag, room] as const;
}
