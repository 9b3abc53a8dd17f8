import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import { ChartPlot } from '../chart/chart-plot.tsx';
import { numberWords } from '../chart/number-words.ts';
import { textWidth } from '../chart/text-width.ts';
import { useChartWords } from '../chart/use-chart-words.ts';
import { donutFrame, donutPartAt, type DonutFrame } from './donut-frame.ts';
import { donutParts, percentDigits, type DonutPart } from './donut-parts.ts';
import { DonutRing, partColor } from './donut-ring.tsx';
import { sharePercents } from './share-percents.ts';

export interface DonutChartProps<Datum> extends ChartProps {
  data: readonly Datum[];
  /** Name of a part. */
  x: (datum: Datum) => string;
  /** How large a part is. What is not positive has no part in the ring; the table behind has it. */
  value: (datum: Datum) => number;
  /** A value as text, without its unit. */
  format?: (value: number) => string;
  /** What the figure in the middle is: 合计 when left out. */
  totalLabel?: string;
}

/**
 * Parts of a whole as a ring, largest first, each with its name and share beside it, and the whole in the middle. Beyond seven parts the
 * small ones are gathered. The shares add up to 100 %.
 */
export function DonutChart<Datum>(props: DonutChartProps<Datum>) {
  const { data, x, value, format, totalLabel, height = 260, ...frame } = props;
  const words = useChartWords();
  const whole = data.map((datum) => ({ label: x(datum), value: value(datum) }));
  const values = whole.map((datum) => datum.value);
  const parts = donutParts(whole, words.chartOther);

  const written = format ?? numberWords(words.locale).exact;
  const percentText = (percent: number) => {
    const digits = percentDigits(values);
    return new Intl.NumberFormat(words.locale, { style: 'percent', minimumFractionDigits: digits }).format(percent / 100);
  };
  const total = written(parts.reduce((sum, part) => sum + part.value, 0));
  const partText = (part: DonutPart) => words.chartPart(part.label, written(part.value), percentText(part.percent));

  const tooltipOf = (part: DonutPart | undefined) =>
    part && <PartTooltip part={part} value={written(part.value)} share={percentText(part.percent)} />;

  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={parts.length === 0}
      shape="ring"
      table={() => {
        const percents = sharePercents(values, percentDigits(values));
        return {
          columns: [words.item, words.amount, words.chartShare],
          rows: whole.map((datum, index) => [datum.label, written(datum.value), percentText(percents[index] ?? 0)]),
        };
      }}
    >
      {(width) => {
        const labelWidth = Math.max(...parts.map((part) => textWidth(labelOf(part, percentText))));
        const drawn = donutFrame(parts, { width, height, labelWidth });
        return (
          <ChartPlot
            label={frame.title}
            width={width}
            height={drawn.height}
            grid={{
              points: parts.length,
              series: 1,
              isRing: true,
              across: ({ point }, direction) => ({ series: 0, point: (point + direction + parts.length) % parts.length }),
            }}
            markText={({ point }) => (parts[point] ? partText(parts[point]) : '')}
            markAt={({ point }) => {
              const shape = drawn.parts[point];
              const middle = shape ? (shape.from + shape.to) / 2 : 0;
              return { x: drawn.x + Math.sin(middle) * drawn.radius, y: drawn.y - Math.cos(middle) * drawn.radius };
            }}
            nearest={(left, top) => {
              const point = donutPartAt(drawn, left, top);
              return point === -1 ? null : { point, series: 0 };
            }}
            renderTooltip={({ point }) => tooltipOf(parts[point])}
            renderHighlight={({ point }) => bandOf(drawn, point)}
          >
            <DonutRing frame={drawn} width={width} total={total} totalLabel={totalLabel ?? words.chartTotal} percentText={percentText} />
          </ChartPlot>
        );
      }}
    </ChartFrame>
  );
}

/** Beside the ring, along the part that is meant. */
function bandOf(frame: DonutFrame, point: number) {
  const shape = frame.parts[point];
  return shape && <path transform={`translate(${frame.x} ${frame.y})`} d={shape.band} style={{ fill: partColor(shape.part) }} />;
}

function labelOf(part: DonutPart, percentText: (percent: number) => string): string {
  return `${part.label} ${percentText(part.percent)}`;
}

/** Name, value and share; what was gathered, by name. */
function PartTooltip({ part, value, share }: { part: DonutPart; value: string; share: string }) {
  const { locale } = useChartWords();
  const { gathered } = part;
  return (
    <>
      <div className="font-medium">{part.label}</div>
      <div className="tabular-nums">
        {value} · {share}
      </div>
      {gathered.length > 0 && <div className="mt-0.5 text-fg-muted">{new Intl.ListFormat(locale).format(gathered)}</div>}
    </>
  );
}
