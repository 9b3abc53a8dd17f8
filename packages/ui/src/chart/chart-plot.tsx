import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { useChartWords } from './use-chart-words.ts';
import { firstMark, hasMark, nextMark, type Mark, type MarkGrid } from './chart-mark.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { usePlotScroll } from './use-plot-scroll.ts';

export interface ChartPlotProps {
  /** What the chart shows; its title. */
  label: string;
  /** In pixels, as `ChartFrame` gives it. */
  width: number;
  height: number;
  /** Less than `width` where a chart needs more room than there is: it then scrolls sideways. */
  viewWidth?: number;
  /** What is in the middle of the view at first, in pixels from the left; the left edge when left out. */
  startAt?: number;
  /** SVG over the left edge that keeps still while the chart scrolls: the names of its rows. */
  standing?: { width: number; children: ReactNode };
  /** Which marks the keys walk over. */
  grid: MarkGrid;
  /** A mark in words, read to those who move by keyboard: 3 月 5 日，访问 128. */
  markText: (mark: Mark) => string;
  /** Where a mark stands, in pixels from the upper left corner: its tooltip comes up beside it. */
  markAt: (mark: Mark) => { x: number; y: number };
  /** The mark that a pointer at this place means; null for none. */
  nearest: (x: number, y: number) => Mark | null;
  /** What the tooltip of a mark says; `markText` when left out. */
  renderTooltip?: (mark: Mark) => ReactNode;
  /** SVG over the chart that shows which mark is meant. Drawn anew with each move, while `children` stay. */
  renderHighlight?: (mark: Mark) => ReactNode;
  /** The chart, as SVG. */
  children: ReactNode;
  className?: string;
}

/**
 * The drawn part of a chart and all that moves in it: one tab stop, arrows, Home and End from mark to mark, Enter and a press pin the
 * tooltip, Escape leaves. Each move is said by a polite live region.
 */
export function ChartPlot(props: ChartPlotProps) {
  const { label, width, height, grid, markText, markAt, nearest, renderTooltip = markText, renderHighlight, children, className } = props;
  const { viewWidth = width, startAt = 0, standing } = props;
  const words = useChartWords();
  const helpId = useId();
  const highlight = useRef<SVGGElement>(null);
  const [chosen, setChosen] = useState<Mark | null>(null);
  const [isPinned, setIsPinned] = useState(false);
  const [news, setNews] = useState('');
  const canScroll = viewWidth < width;
  const { plot, scrolled, onScroll, reveal } = usePlotScroll({
    width,
    viewWidth,
    startAt,
    standing: canScroll ? (standing?.width ?? 0) : 0,
  });
  // Data may have gone since the mark was chosen.
  const mark = chosen !== null && hasMark(grid, chosen) ? chosen : null;

  // What the keys lead to must be seen, also in a chart higher than the screen, and once it has its width.
  useEffect(() => {
    const box = news === '' ? undefined : highlight.current?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > window.innerHeight)) highlight.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a chart that has got its width has its marks elsewhere
  }, [news, width, height]);

  function moveTo(next: Mark | null) {
    setChosen(next);
    setNews(next === null ? '' : markText(next));
    if (next !== null) reveal(markAt(next).x);
  }

  function leave() {
    setIsPinned(false);
    moveTo(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && mark !== null) {
      // The dialog around it stays: this Escape is spent.
      event.stopPropagation();
      leave();
    } else if ((event.key === 'Enter' || event.key === ' ') && mark !== null) setIsPinned(!isPinned);
    else {
      const next = mark === null ? isMove(event.key) && firstMark(grid) : nextMark(grid, mark, event.key, event.ctrlKey);
      if (next === null || next === false) return;
      moveTo(next);
    }
    event.preventDefault();
  }

  function markUnder(event: MouseEvent): Mark | null {
    const box = plot.current?.getBoundingClientRect();
    if (box === undefined || (canScroll && event.clientX - box.left < (standing?.width ?? 0))) return null;
    return nearest(event.clientX - box.left + scrolled, event.clientY - box.top);
  }

  function onPointerMove(event: PointerEvent) {
    if (isPinned || event.pointerType === 'touch') return;
    const next = markUnder(event);
    if (next?.point !== mark?.point || next?.series !== mark?.series) setChosen(next);
  }

  function tooltipAt(mark: Mark): { x: number; y: number } {
    const { x, y } = markAt(mark);
    return { x: Math.max(0, Math.min(viewWidth, x - scrolled)), y };
  }

  /** A finger has not moved over the chart before it presses. */
  function onClick(event: MouseEvent) {
    const next = markUnder(event);
    const isAgain = isPinned && next?.point === mark?.point && next?.series === mark?.series;
    setIsPinned(next !== null && !isAgain);
    setChosen(isAgain ? null : next);
  }

  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its points are read with the arrow keys */}
      <div
        ref={plot}
        data-slot="chart-plot"
        data-state={mark === null ? 'idle' : isPinned ? 'pinned' : 'reading'}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop for all its points
        tabIndex={0}
        aria-roledescription={words.chart}
        aria-label={label}
        aria-describedby={helpId}
        className={cn('rounded-small focus-ring', canScroll && 'overflow-x-auto overflow-y-hidden', className)}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && mark === null && moveTo(firstMark(grid))}
        onBlur={() => !isPinned && leave()}
        onPointerMove={onPointerMove}
        onPointerLeave={() => !isPinned && setChosen(null)}
        onClick={onClick}
      >
        <svg
          data-slot="chart-svg"
          aria-hidden
          width={width}
          height={height}
          className={cn('block select-none', !canScroll && 'overflow-visible')}
        >
          {children}
          {mark !== null && (
            <g ref={highlight} data-export="none">
              {renderHighlight?.(mark)}
            </g>
          )}
        </svg>
      </div>
      {canScroll && standing !== undefined && (
        <svg
          aria-hidden
          width={standing.width}
          height={height}
          className="pointer-events-none absolute top-0 left-0 border-r border-border bg-surface select-none"
        >
          {standing.children}
        </svg>
      )}
      {mark !== null && (
        <ChartTooltip at={tooltipAt(mark)} width={viewWidth} isPinned={isPinned}>
          {renderTooltip(mark)}
        </ChartTooltip>
      )}
      <span id={helpId} hidden>
        {words.chartHelp}
      </span>
      <output className="sr-only">{news}</output>
    </div>
  );
}

function isMove(key: string): boolean {
  return key.startsWith('Arrow') || key === 'Home' || key === 'End';
}
