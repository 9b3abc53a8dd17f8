import { cutText, textWidth } from '../chart/text-width.ts';
import { dayLength } from './time-text.ts';
import type { TimeLane } from './time-lanes.ts';
import { timeHead, type TimeHead, type TimeStep } from './time-ticks.ts';

/** A bar or a point in time as it is drawn. */
export interface TimelineShape {
  label: string;
  from: number;
  to: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What of the label is written, and where; null where there is no room. */
  text: { text: string; x: number; isInside: boolean; anchor: 'start' | 'end' } | null;
}

/** A lane as it is drawn. */
export interface LaneShape {
  name: string;
  top: number;
  height: number;
  shapes: readonly TimelineShape[];
}

/** Where everything of a timeline stands, in px. */
export interface TimelineFrame {
  step: TimeStep;
  width: number;
  /** Wider than the view. */
  canScroll: boolean;
  height: number;
  /** Width of the names, and where the first lane begins. */
  left: number;
  top: number;
  head: TimeHead;
  lanes: readonly LaneShape[];
  /** The place of a time. */
  x: (time: number) => number;
}

export interface TimelineRoom<Datum> {
  width: number;
  lanes: readonly TimeLane<Datum>[];
  label: (datum: Datum) => string;
  /** Points in time, in the order in which they come: a lane of their own, above the others. */
  marks: readonly { label: string; at: number }[];
  marksName: string;
  /** Above the names. */
  laneLabel: string;
  /** Without it the finest that needs no scrolling. */
  step: TimeStep | null;
  locale: string;
}

export function timelineFrame<Datum>(room: TimelineRoom<Datum>): TimelineFrame {
  const { width, lanes, label, marks, marksName, locale } = room;
  const names = [...lanes.map((lane) => lane.name), room.laneLabel, ...(marks.length > 0 ? [marksName] : [])];
  const longest = Math.max(...names.map((name) => textWidth(name)));
  const left = Math.ceil(Math.min(longest, 180, width * 0.3)) + 16;
  const times = [...lanes.flatMap((lane) => lane.bars.flatMap((bar) => [bar.from, bar.to])), ...marks.map((mark) => mark.at)];
  // Many times: not spread into one call.
  const from = times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  const to = times.reduce((most, time) => Math.max(most, time), Number.NEGATIVE_INFINITY);
  const needed = (step: TimeStep) => {
    const head = timeHead(from, to, step, locale);
    return { step, head, width: Math.ceil(((head.to - head.from) / dayLength) * dayWidths[step]) };
  };
  const month = needed('month');
  const chosen =
    room.step === null ? ([needed('day'), needed('week')].find((one) => one.width <= width - left) ?? month) : needed(room.step);
  const { step, head } = chosen;
  const plotWidth = Math.max(width - left, chosen.width);
  const x = (time: number) => left + ((time - head.from) / (head.to - head.from)) * plotWidth;
  const end = left + plotWidth;
  let y = headHeight;
  const drawn: LaneShape[] = [];
  const add = (name: string, lines: number, shapesAt: (top: number) => readonly TimelineShape[]) => {
    const height = lines * lineHeight + 2 * lanePadding;
    drawn.push({ name, top: y, height, shapes: shapesAt(y + lanePadding) });
    y += height;
  };
  if (marks.length > 0) add(marksName, 1, (top) => markShapes(marks, top, { x, left, end }));
  for (const lane of lanes) {
    add(lane.name, lane.lines, (top) =>
      lane.bars.map((bar, index) => {
        const next = lane.bars.slice(index + 1).find((other) => other.line === bar.line);
        const barX = x(bar.from);
        const barWidth = Math.max(4, x(bar.to) - barX - 1);
        return {
          label: label(bar.datum),
          from: bar.from,
          to: bar.to,
          x: barX,
          y: top + bar.line * lineHeight + 3,
          width: barWidth,
          height: lineHeight - 6,
          text: barText(label(bar.datum), barX, barWidth, next === undefined ? end : x(next.from)),
        };
      }),
    );
  }
  return { step, width: end, canScroll: Math.ceil(end) > width, height: y, left, top: headHeight, head, lanes: drawn, x };
}

/** Two lines of the axis, and one for today's name. */
export const headHeight = 62;
export const headLine = 22;
const lineHeight = 28;
const lanePadding = 4;
/** How wide a day is at least. */
const dayWidths: Record<TimeStep, number> = { day: 36, week: 7, month: 2.4 };

/** Inside the bar, else to its right up to the next one, else as much of it as the bar holds. */
function barText(label: string, x: number, width: number, next: number): TimelineShape['text'] {
  const needed = textWidth(label);
  if (needed + 12 <= width) return { text: label, x: x + 6, isInside: true, anchor: 'start' };
  if (x + width + 6 + needed <= next - 4) return { text: label, x: x + width + 6, isInside: false, anchor: 'start' };
  return width >= 48 ? { text: cutText(label, width - 12), x: x + 6, isInside: true, anchor: 'start' } : null;
}

/** Diamonds, each with its name to the right, up to what stands beside the next one; the last may have it to the left. */
function markShapes(
  marks: TimelineRoom<unknown>['marks'],
  top: number,
  { x, left, end }: { x: (time: number) => number; left: number; end: number },
): TimelineShape[] {
  const size = 10;
  let limit = end;
  return marks
    .toReversed()
    .map(({ label, at }, fromEnd) => {
      const place = x(at);
      const needed = textWidth(label);
      const room = limit - place - size;
      const isLeft = needed > room && fromEnd === 0 && place - size - needed > left;
      limit = place - size - (isLeft ? needed + 4 : 0);
      let text: TimelineShape['text'] = null;
      if (isLeft) text = { text: label, x: place - size, isInside: false, anchor: 'end' };
      else if (room >= Math.min(needed, 28)) text = { text: cutText(label, room), x: place + size, isInside: false, anchor: 'start' };
      return { label, from: at, to: at, x: place - size / 2, y: top + 9, width: size, height: size, text };
    })
    .toReversed();
}
