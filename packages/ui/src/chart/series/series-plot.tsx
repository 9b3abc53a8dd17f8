import { LinePath } from '@visx/shape';
import type { ReactNode } from 'react';
import { useChartWords } from '../use-chart-words.ts';
import { PointAxis, ValueAxis } from '../axis/chart-axes.tsx';
import { lineDash } from '../chart-colors.ts';
import type { LegendItem } from '../chart-legend.tsx';
import { hasMark, type Mark, type MarkGrid } from '../chart-mark.ts';
import { ChartPatterns, patternFill } from '../chart-pattern.tsx';
import { ChartPlot } from '../chart-plot.tsx';
import { pointLabels } from '../axis/point-axis.ts';
import { hasDirectLabels, pointEdge, seriesFrame, type SeriesPoint } from './series-frame.ts';
import { SeriesLabels } from './series-labels.tsx';
import { SeriesTooltip } from './series-tooltip.tsx';
import type { SeriesValues, Span, XValue } from './series-values.ts';

/** What lies between a line and what it stands on, without gaps. */
export interface FillShape {
  key: string;
  points: readonly SeriesPoint[];
  fill: string;
  /** Areas behind one another let the others through. */
  opacity: number;
}

export interface SeriesPlotProps {
  title: string;
  width: number;
  height: number;
  xs: readonly XValue[];
  names: readonly string[];
  values: SeriesValues;
  /** From where to where each value goes; the line runs along the far end. */
  spans: readonly (readonly Span[])[];
  isStacked: boolean;
  /** Zero is always on the axis. */
  isFromZero: boolean;
  items: readonly LegendItem[];
  textOf: (value: number) => string;
  tickText: (value: number) => string;
  formatX: ((x: XValue) => string) | undefined;
  patternId: string;
  fill: ((shape: FillShape) => ReactNode) | undefined;
}

/** The drawn part of a chart of lines or areas. */
export function SeriesPlot(props: SeriesPlotProps) {
  const { title, width, height, xs, names, values, isStacked, items, textOf, formatX, patternId, fill } = props;
  const words = useChartWords();
  const { area, scale, at, runs, pointAt } = seriesFrame(props);
  const axis = { left: area.left + pointEdge, right: area.right - pointEdge };
  const labels = pointLabels(xs, axis, { locale: words.locale, overhang: 12 + pointEdge, formatX });
  const hasDots = xs.length * items.length <= mostDots && (area.right - area.left) / xs.length >= dotRoom;
  const grid: MarkGrid = { points: xs.length, series: items.length, hasMark: (mark) => pointAt(mark) !== null };
  const valueText = (mark: Mark) => {
    const value = values[mark.series]?.[mark.point] ?? null;
    return value === null ? words.noValue : textOf(value);
  };

  function nearest(x: number, y: number): Mark | null {
    let best: Mark | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (let point = 0; point < xs.length; point += 1) {
      const across = Math.abs(at(point) - x);
      // A point beside the pointer counts before one above it: all series of a place share a tooltip.
      if (across * farther > distance) continue;
      for (let series = 0; series < items.length; series += 1) {
        const place = pointAt({ point, series });
        const away = place === null ? Number.POSITIVE_INFINITY : across * farther + Math.abs(place.y1 - y);
        if (away < distance) [best, distance] = [{ point, series }, away];
      }
    }
    return best;
  }

  return (
    <ChartPlot
      label={title}
      width={width}
      height={height}
      grid={grid}
      nearest={nearest}
      markAt={(mark) => ({ x: at(mark.point), y: pointAt(mark)?.y1 ?? area.top })}
      markText={(mark) => words.chartPoint(names[mark.point] ?? '', items[mark.series]?.label ?? '', valueText(mark))}
      renderTooltip={({ point, series: active }) => (
        <SeriesTooltip
          name={names[point] ?? ''}
          active={active}
          rows={items.map((item, series) => ({ item, value: valueText({ point, series }) }))}
        />
      )}
      renderHighlight={({ point, series: active }) => (
        <>
          <line x1={at(point)} x2={at(point)} y1={area.top} y2={area.bottom} className="stroke-border-strong" />
          {items.map((item, series) => {
            const place = hasMark(grid, { point, series }) ? pointAt({ point, series }) : null;
            return (
              place && (
                <circle
                  key={item.key}
                  cx={place.x}
                  cy={place.y1}
                  r={series === active ? 5 : 3.5}
                  strokeWidth="2"
                  className="stroke-surface"
                  style={{ fill: item.color }}
                />
              )
            );
          })}
        </>
      )}
    >
      <ChartPatterns id={patternId} colors={fill ? items.map(({ color }) => color) : []} />
      <ValueAxis scale={scale} area={area} />
      <PointAxis labels={labels} area={area} />
      {fill &&
        items.map((item, series) =>
          runs[series]?.map((points) =>
            fill({
              key: `${item.key}-${points[0]?.x}`,
              points,
              fill: patternFill(patternId, item.index, item.color),
              opacity: isStacked ? 0.75 : items.length > 1 ? 0.25 : 0.15,
            }),
          ),
        )}
      {items.map((item, series) => (
        <g key={item.key} data-slot="chart-series" fill="none" strokeWidth="2" strokeLinejoin="round" style={{ stroke: item.color }}>
          {runs[series]?.map((points) => (
            <LinePath
              key={points[0]?.x}
              data={[...points]}
              x={({ x }) => x}
              y={({ y1 }) => y1}
              strokeDasharray={fill ? undefined : lineDash(item.index)}
            />
          ))}
          {runs[series]?.map((points) =>
            points.map(
              ({ x, y1 }) => (hasDots || points.length === 1) && <circle key={x} cx={x} cy={y1} r="2.5" style={{ fill: item.color }} />,
            ),
          )}
        </g>
      ))}
      {hasDirectLabels(items, width, height) && <SeriesLabels items={items} runs={runs} area={area} isStacked={isStacked} />}
    </ChartPlot>
  );
}

/** How much farther a point to the side counts than one above or below. */
const farther = 1000;
/** With more points than this, or less room for each, dots are a chain of pearls. */
const mostDots = 200;
const dotRoom = 20;
