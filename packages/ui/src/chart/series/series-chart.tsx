import { useId, type ReactNode } from 'react';
import { useWords } from '../../words.tsx';
import { chartColor } from '../chart-colors.ts';
import { ChartFrame } from '../chart-frame.tsx';
import type { LegendItem } from '../chart-legend.tsx';
import { numberWords } from '../number-words.ts';
import { pointNames } from '../axis/point-axis.ts';
import { hasDirectLabels } from './series-frame.ts';
import { SeriesPlot, type FillShape } from './series-plot.tsx';
import type { SeriesChartProps } from './series-props.ts';
import { seriesTable } from './series-table.ts';
import { isWithoutValues, seriesValues, stackValues, type Span } from './series-values.ts';

/** Lines over an axis, with what fills the room under them. `LineChart` and `AreaChart` are made of it. */
export function SeriesChart<Datum>(
  props: SeriesChartProps<Datum> & {
    isStacked?: boolean;
    /** Draws what lies between a line and what it stands on. */
    fill?: (shape: FillShape) => ReactNode;
  },
) {
  const { data, x, xLabel, series, format, formatX, isStacked = false, fill, height = 240, ...frame } = props;
  const words = useWords();
  const patternId = useId();
  const { xs, values } = seriesValues(data, x, series);
  const spans: Span[][] = isStacked ? stackValues(values) : values.map((row) => row.map((value) => (value === null ? null : [0, value])));
  const numbers = numberWords(words.locale);
  const names = pointNames(xs, words.locale, formatX);
  const textOf = format ?? numbers.exact;
  const items = series.map(({ key, label }, index): LegendItem => ({
    key,
    label,
    color: chartColor(index, series.length),
    index,
    kind: fill ? 'fill' : 'line',
  }));
  return (
    <ChartFrame
      {...frame}
      height={height}
      shape="line"
      isEmpty={isWithoutValues(values)}
      legend={(width) => (items.length === 1 || hasDirectLabels(items, width, height) ? [] : items)}
      table={() => seriesTable(names, values, { series, xLabel, textOf, words })}
    >
      {(width) => (
        <SeriesPlot
          title={props.title}
          width={width}
          height={height}
          xs={xs}
          names={names}
          values={values}
          spans={spans}
          isStacked={isStacked}
          isFromZero={fill !== undefined}
          items={items}
          textOf={textOf}
          tickText={format ?? numbers.short}
          formatX={formatX}
          patternId={patternId}
          fill={fill}
        />
      )}
    </ChartFrame>
  );
}
