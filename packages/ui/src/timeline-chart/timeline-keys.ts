import type { Mark, MarkGrid } from '../chart/chart-mark.ts';
import type { TimelineFrame, TimelineShape } from './timeline-frame.ts';

/** The keys walk along a lane, and between lanes to what lies nearest in time. */
export function timelineGrid(frame: TimelineFrame): MarkGrid {
  return {
    points: Math.max(0, ...frame.lanes.map((lane) => lane.shapes.length)),
    series: frame.lanes.length,
    hasMark: (mark) => shapeOf(frame, mark) !== undefined,
    across: (mark, direction) => {
      const here = shapeOf(frame, mark);
      if (!here) return null;
      for (let series = mark.series + direction; frame.lanes[series] !== undefined; series += direction) {
        const distances = frame.lanes[series]?.shapes.map((shape) => Math.abs(shape.from + shape.to - here.from - here.to)) ?? [];
        if (distances.length > 0) return { series, point: distances.indexOf(Math.min(...distances)) };
      }
      return null;
    },
  };
}

export function shapeOf(frame: TimelineFrame, { series, point }: Mark): TimelineShape | undefined {
  return frame.lanes[series]?.shapes[point];
}

/** What a pointer at this place means: a bar or its label. */
export function timelineMarkAt(frame: TimelineFrame, x: number, y: number): Mark | null {
  const series = frame.lanes.findIndex((lane) => y >= lane.top && y < lane.top + lane.height);
  const point = frame.lanes[series]?.shapes.findIndex((shape) => isOn(shape, x, y)) ?? -1;
  return point === -1 ? null : { series, point };
}

function isOn(shape: TimelineShape, x: number, y: number): boolean {
  const middle = shape.y + shape.height / 2;
  // 24 px for a pointer, however short the bar.
  return Math.abs(y - middle) <= 12 && Math.abs(x - shape.x - shape.width / 2) <= Math.max(12, shape.width / 2);
}
