import { axisRoom, isWhole, pointScale, tickCount, valueScale, type PlotArea, type ValueScale } from '../axis/cartesian-frame.ts';
import type { LegendItem } from '../chart-legend.tsx';
import type { Mark } from '../chart-mark.ts';
import { valueDomain, type SeriesValues, type Span, type XValue } from './series-values.ts';
import { textWidth } from '../text-width.ts';

/** A value of a series, in pixels: from what it stands on, `y0`, to its line, `y1`. */
export interface SeriesPoint {
  x: number;
  y0: number;
  y1: number;
}

/** Where everything of a chart of lines or areas stands. */
export interface SeriesFrame {
  area: PlotArea;
  scale: ValueScale;
  at: (point: number) => number;
  /** Of each series the pieces between its gaps. */
  runs: readonly (readonly (readonly SeriesPoint[])[])[];
  pointAt: (mark: Mark) => SeriesPoint | null;
}

export function seriesFrame(chart: {
  width: number;
  height: number;
  xs: readonly XValue[];
  values: SeriesValues;
  spans: readonly (readonly Span[])[];
  items: readonly LegendItem[];
  isFromZero: boolean;
  tickText: (value: number) => string;
}): SeriesFrame {
  const { width, height, xs, values, spans, items, isFromZero, tickText } = chart;
  const top = 8;
  const bottom = height - 26;
  const domain = valueDomain(
    spans.map((row) => row.map((span) => span?.[1] ?? null)),
    isFromZero,
  );
  const scale = valueScale(domain, {
    from: top,
    length: bottom - top,
    count: tickCount(bottom - top, 48),
    isWhole: isWhole(values),
    isUpwards: true,
    format: tickText,
  });
  const area = {
    left: axisRoom(scale.ticks.map(({ text }) => text)),
    right: width - (hasDirectLabels(items, width, height) ? labelRoom(items) : 12),
    top,
    bottom,
  };
  const at = pointScale(xs, area.left + pointEdge, area.right - pointEdge);
  const pointAt = ({ point, series }: Mark) => {
    const span = spans[series]?.[point];
    // What stands on zero begins at the lower end of the axis where zero is not on it.
    return span ? { x: at(point), y0: Math.min(bottom, Math.max(top, scale.at(span[0]))), y1: scale.at(span[1]) } : null;
  };
  const runs = spans.map((row, series) => {
    const pieces: SeriesPoint[][] = [];
    let isGap = true;
    row.forEach((_, point) => {
      const place = pointAt({ point, series });
      if (place !== null && isGap) pieces.push([]);
      if (place !== null) pieces.at(-1)?.push(place);
      isGap = place === null;
    });
    return pieces;
  });
  return { area, scale, at, runs, pointAt };
}

/** Whether the names of the lines stand at their ends: where there are several and room for all of them. */
export function hasDirectLabels(items: readonly LegendItem[], width: number, height: number): boolean {
  return items.length > 1 && width >= widthForLabels && items.length * seriesLabelHeight <= height - 40 && labelRoom(items) <= width / 4;
}

/** Height of a label at the end of a line, in pixels. */
export const seriesLabelHeight = 18;
/** From the end of a line to its label. */
export const seriesLabelGap = 20;

function labelRoom(items: readonly LegendItem[]): number {
  return items.reduce((widest, { label }) => Math.max(widest, textWidth(label)), 0) + seriesLabelGap + 4;
}

const widthForLabels = 520;
/** First and last point stand a little inside the plot, so that their marks are whole. */
export const pointEdge = 6;
