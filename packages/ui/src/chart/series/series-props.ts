import type { ChartProps } from '../chart-frame.tsx';
import type { ChartSeries, XValue } from './series-values.ts';

/** What charts of series over an axis take. */
export interface SeriesChartProps<Datum> extends ChartProps {
  /** One entry for each point, in the order of the axis. */
  data: readonly Datum[];
  /** Where a point stands: a category, a number or a moment. */
  x: (datum: Datum) => XValue;
  /** Heading of the points in the table: 日期. */
  xLabel?: string;
  series: readonly ChartSeries<Datum>[];
  /** How a value is written. Default: the language's way, short on the axis. */
  format?: (value: number) => string;
  /** How a point is named. Default: text as it is, dates as fine as they differ. */
  formatX?: (x: XValue) => string;
}
