import { scaleLinear } from '@visx/scale';
import { thinLabels } from '../chart/axis/axis-labels.ts';
import { axisRoom, tickCount, valueScale } from '../chart/axis/cartesian-frame.ts';
import { PointAxis, ValueAxis } from '../chart/axis/chart-axes.tsx';
import { chartColor } from '../chart/chart-colors.ts';
import type { Mark } from '../chart/chart-mark.ts';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { SeriesTooltip } from '../chart/series/series-tooltip.tsx';
import { textWidth } from '../chart/text-width.ts';
import { useChartWords } from '../chart/use-chart-words.ts';
import type { Bin } from './bins.ts';
import type { HistogramMark } from './histogram-mark.ts';

export interface HistogramPlotProps {
  title: string;
  width: number;
  height: number;
  bins: readonly Bin[];
  names: readonly string[];
  /** Each class is one whole number, named under its bar. */
  isWhole: boolean;
  marks: readonly HistogramMark[];
  /** What is counted. */
  amount: string;
  countText: (count: number) => string;
  tickText: (count: number) => string;
  edgeText: (value: number) => string;
}

/** The drawn part of a histogram: bars without air between them, as one class begins where the other ends. */
export function HistogramPlot(props: HistogramPlotProps) {
  const { title, width, height, bins, names, isWhole, marks, amount, countText, tickText, edgeText } = props;
  const words = useChartWords();
  const low = bins[0]?.from ?? 0;
  const high = bins.at(-1)?.to ?? 1;
  const shown = marks.filter(({ value }) => value >= low && value <= high);
  const top = shown.length > 0 ? 26 : 20;
  const bottom = height - 26;
  const most = bins.reduce((one, { count }) => Math.max(one, count), 1);
  const counts = valueScale([0, most], {
    from: top,
    length: bottom - top,
    count: tickCount(bottom - top, 48),
    isWhole: true,
    isUpwards: true,
    format: tickText,
  });
  const left = axisRoom(counts.ticks.map(({ text }) => text));
  const area = { left, right: Math.min(width - 12, left + bins.length * widestBin), top, bottom };
  // A wide class with a bar as high as its count would look like more than it is: where widths differ, all bars are as wide.
  const edges = [...bins.map(({ from }) => from), high];
  const isEven = bins.every(({ from, to }) => Math.abs(to - from - (high - low) / bins.length) < (high - low) / 1e6);
  const at = scaleLinear<number>({
    domain: isEven ? [low, high] : edges,
    range: isEven ? [area.left, area.right] : edges.map((_, index) => area.left + (index / bins.length) * (area.right - area.left)),
  });
  const boxes = bins.map(({ from, to, count }) => ({
    x: at(from) + 0.5,
    width: Math.max(1, at(to) - at(from) - 1),
    y: count === 0 ? bottom : Math.min(bottom - 1, counts.at(count)),
    height: count === 0 ? 0 : Math.max(1, bottom - counts.at(count)),
  }));
  const places = isWhole
    ? bins.map(({ from, to }, index) => ({ at: at((from + to) / 2) - area.left, text: names[index] ?? '' }))
    : edges.map((edge) => ({ at: at(edge) - area.left, text: edgeText(edge) }));
  const labels = thinLabels(places, area.right - area.left, 12).map((label) => ({ ...label, at: label.at + area.left }));
  const hasCounts = bins.every(({ count }, index) => textWidth(countText(count)) <= (boxes[index]?.width ?? 0));
  const color = chartColor(0, 1);
  const countOf = ({ point }: Mark) => countText(bins[point]?.count ?? 0);

  return (
    <ChartPlot
      label={title}
      width={width}
      height={height}
      grid={{ points: bins.length, series: 1 }}
      nearest={(x) => {
        const point = boxes.findIndex((box) => x >= box.x - 0.5 && x < box.x + box.width + 0.5);
        return point === -1 ? null : { point, series: 0 };
      }}
      markAt={({ point }) => ({ x: (boxes[point]?.x ?? 0) + (boxes[point]?.width ?? 0) / 2, y: boxes[point]?.y ?? 0 })}
      markText={(mark) => words.chartPoint(names[mark.point] ?? '', amount, countOf(mark))}
      renderTooltip={(mark) => (
        <SeriesTooltip
          name={names[mark.point] ?? ''}
          active={0}
          rows={[{ item: { key: 'count', label: amount, color, index: 0, kind: 'fill' }, value: countOf(mark) }]}
        />
      )}
      renderHighlight={({ point }) => (
        <>
          <rect x={boxes[point]?.x} width={boxes[point]?.width} y={top} height={bottom - top} className="fill-fg opacity-5" />
          <rect {...boxes[point]} fill="none" strokeWidth="1.5" className="stroke-fg" />
        </>
      )}
    >
      <ValueAxis scale={counts} area={area} />
      <PointAxis labels={labels} area={area} />
      {boxes.map((box) => (
        <rect key={box.x} data-slot="bar" {...box} style={{ fill: color }} />
      ))}
      {hasCounts && (
        <g textAnchor="middle" className="fill-fg text-xs tabular-nums">
          {boxes.map((box, point) => (
            <text key={box.x} x={box.x + box.width / 2} y={box.y - 5}>
              {countOf({ point, series: 0 })}
            </text>
          ))}
        </g>
      )}
      {shown.map(({ value, label }) => {
        const x = at(value);
        const isLeft = x + textWidth(label) + 8 > width;
        return (
          <g key={value} data-slot="histogram-mark">
            <line x1={x} x2={x} y1={4} y2={bottom} strokeWidth="1.5" strokeDasharray="4 3" className="stroke-fg" />
            <text x={isLeft ? x - 6 : x + 6} y={12} textAnchor={isLeft ? 'end' : 'start'} className="fill-fg text-xs">
              {label}
            </text>
          </g>
        );
      })}
    </ChartPlot>
  );
}

/** A few classes are bars, not blocks. */
const widestBin = 96;
