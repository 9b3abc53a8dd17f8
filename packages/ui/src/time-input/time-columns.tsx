import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { cn } from '../cn.ts';
import { useWords } from '../words.tsx';

export interface TimeColumnsProps {
  /** `HH:mm:ss`; `null` where none is chosen. */
  value: string | null;
  onValueChange: (time: string) => void;
  hasSeconds: boolean;
  /** Minutes from one choice to the next. */
  step?: number | undefined;
  /** The hours take the focus. */
  hasFocus?: boolean | undefined;
  className?: string | undefined;
}

/** Hours, minutes and seconds as lists beside each other, each one stop of the Tab key. */
export function TimeColumns({ value, onValueChange, hasSeconds, step = 1, hasFocus = false, className }: TimeColumnsProps) {
  const words = useWords();
  const [hour, minute, second] = value?.split(':') ?? [];
  const report = (next: { hour?: string; minute?: string; second?: string }) =>
    onValueChange([next.hour ?? hour ?? '00', next.minute ?? minute ?? '00', next.second ?? second ?? '00'].join(':'));
  return (
    <div className={cn('flex divide-x divide-border', className)}>
      <TimeColumn
        label={words.hour}
        count={24}
        step={1}
        value={hour}
        onValueChange={(next) => report({ hour: next })}
        hasFocus={hasFocus}
      />
      <TimeColumn label={words.minute} count={60} step={step} value={minute} onValueChange={(next) => report({ minute: next })} />
      {hasSeconds && (
        <TimeColumn label={words.second} count={60} step={1} value={second} onValueChange={(next) => report({ second: next })} />
      )}
    </div>
  );
}

interface TimeColumnProps {
  label: string;
  count: number;
  step: number;
  value: string | undefined;
  onValueChange: (part: string) => void;
  hasFocus?: boolean;
}

/** The APG's listbox in which the choice follows the keyboard: arrows, Home, End, and two figures typed after each other. */
function TimeColumn({ label, count, step, value, onValueChange, hasFocus = false }: TimeColumnProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const parts = Array.from({ length: Math.ceil(count / step) }, (_, index) => String(index * step).padStart(2, '0'));
  const isOffStep = value !== undefined && !parts.includes(value);
  const shown = isOffStep ? [...parts, value].sort() : parts;
  const index = value === undefined ? -1 : shown.indexOf(value);

  // Like a native list, it opens at its choice and follows it; the page around it stays where it is.
  useLayoutEffect(() => {
    const option = list.current?.children[index];
    if (list.current && option instanceof HTMLElement)
      list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.offsetHeight) / 2;
  }, [index]);
  useLayoutEffect(() => {
    if (hasFocus) list.current?.focus();
  }, [hasFocus]);

  const choose = (next: string | undefined) => {
    if (next !== undefined && next !== value) onValueChange(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = shown.length - 1;
    const target = { ArrowDown: Math.min(last, index + 1), ArrowUp: Math.max(0, index - 1), Home: 0, End: last }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      choose(shown[target]);
    } else if (/^\d$/.test(event.key)) {
      const isNext = event.timeStamp - typed.current.at < 1000 && typed.current.text.length === 1;
      typed.current = { text: isNext ? typed.current.text + event.key : event.key, at: event.timeStamp };
      choose(shown.find((part) => part === typed.current.text.padStart(2, '0')));
    }
  };
  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot stand open as a column
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={index < 0 ? undefined : `${id}-${value}`}
      onKeyDown={press}
      onClick={(event) => {
        if (event.target instanceof HTMLElement) choose(event.target.dataset['part']);
      }}
      className="relative min-w-0 flex-1 overflow-y-auto overscroll-contain p-1 [scrollbar-width:thin] outline-none focus-visible:bg-bg-subtle"
    >
      {shown.map((part) => (
        <div
          key={part}
          id={`${id}-${part}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the listbox above
          role="option"
          aria-selected={part === value}
          data-highlighted={part === value || undefined}
          data-part={part}
          className={cn(
            'flex h-[calc(var(--control-height)-4px)] cursor-pointer items-center justify-center rounded-control text-sm tabular-nums pointer-coarse:h-control',
            part === value ? 'bg-theme text-theme-fg' : 'hover:bg-bg-subtle',
          )}
        >
          {part}
        </div>
      ))}
    </div>
  );
}
