import { cutText, textWidth } from '../chart/text-width.ts';
import { cn } from '../cn.ts';
import type { TimeCell } from './time-ticks.ts';
import { headHeight, headLine, type LaneShape, type TimelineFrame, type TimelineShape } from './timeline-frame.ts';

/** Whether a span lies before now, around it, or ahead. */
export type TimeState = 'ended' | 'running' | 'coming';

export function timeStateOf({ from, to }: { from: number; to: number }, now: number): TimeState {
  if (to <= now) return 'ended';
  return from <= now ? 'running' : 'coming';
}

export interface TimelinePlotProps {
  frame: TimelineFrame;
  now: number;
  nowLabel: string;
  laneLabel: string;
  hasMarks: boolean;
}

/** The axis, the lanes with their bars, the points in time and today's line. */
export function TimelinePlot({ frame, now, nowLabel, laneLabel, hasMarks }: TimelinePlotProps) {
  const { head, lanes, height, width, left, x } = frame;
  const [marks] = hasMarks ? lanes : [];
  return (
    <g className="text-xs">
      {head.inner.map(
        (cell) =>
          cell.isWeekend && (
            <rect
              key={cell.from}
              x={x(cell.from)}
              y={headLine}
              width={x(cell.to) - x(cell.from)}
              height={height - headLine}
              className="fill-bg-subtle"
            />
          ),
      )}
      <HeadLine frame={frame} cells={head.outer} y={0} className="fill-fg font-medium" />
      <HeadLine frame={frame} cells={head.inner} y={headLine} className="fill-fg-muted tabular-nums" isCentred />
      {lanes.map((lane) => (
        <line key={lane.name} x2={width} y1={crisp(lane.top)} y2={crisp(lane.top)} className="stroke-border" />
      ))}
      <line x2={width} y1={crisp(height - 1)} y2={crisp(height - 1)} className="stroke-border" />
      {marks?.shapes.map((mark) => (
        <line
          key={`${mark.from} ${mark.label}`}
          x1={crisp(x(mark.from))}
          x2={crisp(x(mark.from))}
          y1={mark.y + mark.height}
          y2={height}
          strokeDasharray="3 3"
          className="stroke-warning-text"
        />
      ))}
      {now >= head.from && now <= head.to && <NowLine x={x(now)} height={height} label={nowLabel} left={left} right={width} />}
      {lanes.map((lane) => (
        <g key={lane.name}>
          {lane.shapes.map((shape) => (
            <Shape key={`${shape.from} ${shape.y} ${shape.label}`} shape={shape} state={timeStateOf(shape, now)} isMark={lane === marks} />
          ))}
        </g>
      ))}
      <LaneNames lanes={lanes} left={left} laneLabel={laneLabel} />
    </g>
  );
}

/** The names of the lanes, beside them. */
export function LaneNames({ lanes, left, laneLabel }: { lanes: readonly LaneShape[]; left: number; laneLabel: string }) {
  return (
    <g className="text-xs">
      <text y={headLine + 15} className="fill-fg-muted">
        {cutText(laneLabel, left - 12)}
      </text>
      {lanes.map(({ name, top, height }) => {
        const cut = cutText(name, left - 12);
        return (
          <text key={name} y={top + Math.min(height / 2, 18)} dy="0.35em" className="fill-fg">
            {cut !== name && <title>{name}</title>}
            <tspan>{cut}</tspan>
          </text>
        );
      })}
    </g>
  );
}

/** One line of the axis. Where the drawing scrolls, a long cell says its name again and again, so that it is seen everywhere. */
function HeadLine(props: { frame: TimelineFrame; cells: readonly TimeCell[]; y: number; className: string; isCentred?: boolean }) {
  const { frame, cells, y, className, isCentred = false } = props;
  return (
    <g className={className} textAnchor={isCentred ? 'middle' : 'start'}>
      {cells.map((cell) => {
        const [from, to] = [frame.x(cell.from), frame.x(cell.to)];
        const needed = textWidth(cell.label) + (isCentred ? 4 : 12);
        const times = isCentred || !frame.canScroll ? 1 : Math.max(1, Math.floor((to - from) / repeatEvery));
        return (
          <g key={cell.from}>
            <line x1={crisp(from)} x2={crisp(from)} y1={y} y2={y + headLine} className="stroke-border" />
            {!isCentred && <line x1={crisp(from)} x2={crisp(from)} y1={2 * headLine} y2={frame.height} className="stroke-border" />}
            {needed <= to - from &&
              Array.from({ length: times }, (_, index) => (
                <text key={index} x={isCentred ? (from + to) / 2 : from + 6 + (index * (to - from)) / times} y={y + 15}>
                  {cell.label}
                </text>
              ))}
          </g>
        );
      })}
    </g>
  );
}

/** Narrower than a phone's view of the plot. */
const repeatEvery = 240;

function NowLine({ x, height, label, left, right }: { x: number; height: number; label: string; left: number; right: number }) {
  const width = textWidth(label) + 12;
  const chip = Math.max(left, Math.min(right - width, x - width / 2));
  return (
    <g>
      <line x1={crisp(x)} x2={crisp(x)} y1={headHeight - 2} y2={height} strokeWidth="2" className="stroke-fg" />
      <rect x={chip} y={headHeight - 18} width={width} height="16" rx="4" className="fill-fg" />
      <text x={chip + width / 2} y={headHeight - 6} textAnchor="middle" className="fill-bg">
        {label}
      </text>
    </g>
  );
}

/** What is over is grey, what is under way full, what is to come dashed: told apart without colour. */
function Shape({ shape: { x, y, width, height, text }, state, isMark }: { shape: TimelineShape; state: TimeState; isMark: boolean }) {
  return (
    <g data-slot={isMark ? 'timeline-mark' : 'timeline-bar'} data-state={state}>
      {isMark ? (
        <path
          d={`M${x + width / 2} ${y}l${width / 2} ${height / 2}l${-width / 2} ${height / 2}l${-width / 2} ${-height / 2}z`}
          className={state === 'ended' ? 'fill-surface stroke-warning-text' : 'fill-warning-text'}
        />
      ) : (
        <rect
          x={crisp(x)}
          y={crisp(y)}
          width={Math.max(3, Math.round(width))}
          height={height - 1}
          rx="4"
          strokeDasharray={state === 'coming' ? '4 3' : undefined}
          className={cn(
            bars[state],
            'forced-colors:fill-[Canvas]',
            state === 'running' ? 'forced-colors:stroke-[Highlight] forced-colors:stroke-3' : 'forced-colors:stroke-[CanvasText]',
          )}
        />
      )}
      {text !== null && (
        <text
          x={text.x}
          y={y + height / 2}
          dy="0.35em"
          textAnchor={text.anchor}
          strokeWidth={text.isInside ? undefined : 3}
          strokeLinejoin="round"
          style={{ paintOrder: 'stroke' }}
          className={cn(
            text.isInside && state === 'running' ? 'fill-theme-fg' : 'fill-fg',
            !text.isInside && 'stroke-surface',
            'forced-colors:fill-[CanvasText] forced-colors:stroke-none',
          )}
        >
          {text.text}
        </text>
      )}
    </g>
  );
}

const bars: Record<TimeState, string> = {
  ended: 'fill-bg-subtle stroke-border-strong',
  running: 'fill-theme stroke-theme',
  coming: 'fill-theme-soft stroke-ring',
};

/** On half a pixel a line of one pixel is sharp. */
function crisp(at: number): number {
  return Math.round(at) + 0.5;
}
