import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useMedia } from '../use-media.ts';
import { useWords } from '../words.tsx';
import { useStopsInView } from './use-stops-in-view.ts';

/** One line of the ticker. */
export interface TickerLine {
  key: string;
  content: ReactNode;
}

export interface TickerProps extends OwnProps<'div', 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'> {
  lines: readonly TickerLine[];
  /** Names the list for screen readers. */
  label: string;
  /** How many lines are seen at once. With no more lines than that it stands still. */
  visible?: number;
}

/**
 * News, moving up by one line a second. It rests while the pointer or the focus is in it, while its button says so, and for people who want
 * less motion; then it scrolls like any list. With the focus in it, Up and Down go from line to line.
 */
export function Ticker({ lines, label, visible = 1, className, ...rest }: TickerProps) {
  const words = useWords();
  const [first, setFirst] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isStill = useMedia('(prefers-reduced-motion: reduce)', true);
  const canMove = !isStill && lines.length > visible;
  const isMoving = canMove && !isPaused && !isHovered && !isFocused;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setFirst((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isMoving]);

  // The list turns instead of the page scrolling: whoever reads it always has all lines, in the order from the one on top.
  const top = lines.length === 0 ? 0 : ((first % lines.length) + lines.length) % lines.length;
  const list = useRef<HTMLUListElement>(null);
  useStopsInView(list, lines.length);
  const turned = canMove ? [...lines.slice(top), ...lines.slice(0, top)] : lines;

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!canMove || step === undefined) return;
    event.preventDefault();
    setFirst((before) => before + step);
  }

  return (
    <div
      data-slot="ticker"
      data-state={isMoving ? 'moving' : 'resting'}
      {...rest}
      className={cn('flex items-start gap-2', className)}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it takes the focus, and its lines go by */}
      <ul
        ref={list}
        aria-label={label}
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={lines.length > visible ? 0 : undefined}
        aria-keyshortcuts={canMove ? 'ArrowUp ArrowDown' : undefined}
        onKeyDown={onKeyDown}
        style={{ maxHeight: `calc(${visible} * var(--control-height))` }}
        className="min-w-0 flex-1 overflow-y-auto rounded-control [scrollbar-width:none]"
      >
        {turned.map((line, place) => (
          <li key={line.key} className={cn('flex h-control items-center', place === 0 && isMoving && first > 0 && 'animate-fade-in')}>
            <span className="truncate">{line.content}</span>
          </li>
        ))}
      </ul>
      {canMove && (
        <IconButton label={isPaused ? words.tickerPlay : words.tickerPause} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
