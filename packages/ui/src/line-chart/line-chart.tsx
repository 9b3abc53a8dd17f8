import { SeriesChart } from '../chart/series/series-chart.tsx';
import type { SeriesChartProps } from '../chart/series/series-props.ts';

export type LineChartProps<Datum> = SeriesChartProps<Datum>;

/** Lines over categories, numbers or days: how values change. Null is a gap. Zero is left out where all values are far from it. */
export function LineChart<Datum>(props: LineChartProps<Datum>) {
  return <SeriesChart {...props} />;
}
