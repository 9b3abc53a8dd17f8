import { useId } from 'react';
import { chartColor } from '../chart/chart-colors.ts';
import { ChartFrame } from '../chart/chart-frame.tsx';
import type { LegendItem } from '../chart/chart-legend.tsx';
import { numberWords } from '../chart/number-words.ts';
import { pointNames } from '../chart/axis/point-axis.ts';
import type { SeriesChartProps } from '../chart/series/series-props.ts';
import { seriesTable } from '../chart/series/series-table.ts';
import { isWithoutValues, seriesValues, stackValues, type Span } from '../chart/series/series-values.ts';
import { useWords } from '../words.tsx';
import { lyingHeight } from './bar-frame.ts';
import { BarPlot } from './bar-plot.tsx';

export interface BarChartProps<Datum> extends SeriesChartProps<Datum> {
  /** Bars of one point stand on one another: parts of a whole. Values below zero hang down from it. */
  isStacked?: boolean;
  /** Bars lie, their names beside them: for long names and long lists. Without `height` it is as high as they need. */
  isHorizontal?: boolean;
}

/** Bars side by side or stacked, over categories or days: how much of what. Always from zero. */
export function BarChart<Datum>(props: BarChartProps<Datum>) {
  const { data, x, xLabel, series, format, formatX, isStacked = false, isHorizontal = false, height: wantedHeight, ...frame } = props;
  const words = useWords();
  const patternId = useId();
  const { xs, values } = seriesValues(data, x, series);
  const numbers = numberWords(words.locale);
  const names = pointNames(xs, words.locale, formatX);
  const textOf = format ?? numbers.exact;
  const spans: Span[][] = isStacked ? stackValues(values) : values.map((row) => row.map((value) => (value === null ? null : [0, value])));
  const height = wantedHeight ?? (isHorizontal && xs.length > 0 ? lyingHeight(xs.length, isStacked ? 1 : series.length) : 240);
  const items = series.map(({ key, label }, index): LegendItem => ({
    key,
    label,
    color: chartColor(index, series.length),
    index,
    kind: 'fill',
  }));
  return (
    <ChartFrame
      {...frame}
      height={height}
      shape={isHorizontal ? 'rows' : 'bars'}
      isEmpty={isWithoutValues(values)}
      legend={() => (items.length === 1 ? [] : items)}
      table={() => seriesTable(names, values, { series, xLabel, textOf, words })}
    >
      {(width) => (
        <BarPlot
          title={props.title}
          width={width}
          height={height}
          names={names}
          values={values}
          spans={spans}
          isStacked={isStacked}
          isHorizontal={isHorizontal}
          items={items}
          textOf={textOf}
          tickText={format ?? numbers.short}
          patternId={patternId}
        />
      )}
    </ChartFrame>
  );
}
