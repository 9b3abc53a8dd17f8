import { Area } from '@visx/shape';
import { SeriesChart } from '../chart/series/series-chart.tsx';
import type { SeriesChartProps } from '../chart/series/series-props.ts';
import type { FillShape } from '../chart/series/series-plot.tsx';

export interface AreaChartProps<Datum> extends SeriesChartProps<Datum> {
  /** Areas stand on one another: how parts and their sum change. */
  isStacked?: boolean;
}

/** Lines with the room under them filled: how much there is, and with `isStacked` of what. Always from zero. Null is a gap. */
export function AreaChart<Datum>(props: AreaChartProps<Datum>) {
  return <SeriesChart {...props} fill={fill} />;
}

function fill({ key, points, fill, opacity }: FillShape) {
  return (
    <Area key={key} data={[...points]} x={({ x }) => x} y0={({ y0 }) => y0} y1={({ y1 }) => y1} style={{ fill }} fillOpacity={opacity} />
  );
}
