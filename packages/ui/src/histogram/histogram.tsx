import { ChartFrame, type ChartProps } from '../chart/chart-frame.tsx';
import { numberWords } from '../chart/number-words.ts';
import { useWords } from '../words.tsx';
import { binValues, isOfWholeNumbers, type Bin } from './bins.ts';
import type { HistogramMark } from './histogram-mark.ts';
import { HistogramPlot } from './histogram-plot.tsx';

export interface HistogramProps extends ChartProps {
  /** Each value. They are sorted into classes here. */
  values?: readonly number[];
  /** About how many classes; left out, as many as suit the number of values. */
  binCount?: number;
  /**
   * The classes, where they are counted elsewhere: in order and without gaps. Instead of `values`. Bars are equally wide whatever the
   * classes.
   */
  bins?: readonly Bin[];
  /** What is counted: 项目数. Heading in the table and in the tooltip. */
  countLabel?: string;
  /** Heading of the classes in the table: 分数. */
  xLabel?: string;
  marks?: readonly HistogramMark[];
  /** How an end of a class is written. */
  format?: (value: number) => string;
}

/** How many values fall into each class: the spread of scores, of projects per judge. */
export function Histogram(props: HistogramProps) {
  const {
    values = [],
    binCount,
    bins = binValues(values, binCount),
    countLabel,
    xLabel,
    marks = [],
    format,
    height = 240,
    ...frame
  } = props;
  const words = useWords();
  const numbers = numberWords(words.locale);
  const textOf = format ?? numbers.exact;
  const isWhole = isOfWholeNumbers(bins);
  const names = bins.map(({ from, to }) => (isWhole ? textOf(from) : `${textOf(from)}–${textOf(to)}`));
  const amount = countLabel ?? words.amount;
  return (
    <ChartFrame
      {...frame}
      height={height}
      shape="bars"
      isEmpty={bins.every(({ count }) => count === 0)}
      table={() => ({
        columns: [xLabel ?? words.item, amount],
        rows: bins.map(({ count }, index) => [names[index] ?? '', numbers.exact(count)]),
      })}
    >
      {(width) => (
        <HistogramPlot
          title={props.title}
          width={width}
          height={height}
          bins={bins}
          names={names}
          isWhole={isWhole}
          marks={marks}
          amount={amount}
          countText={numbers.exact}
          tickText={numbers.short}
          edgeText={format ?? numbers.short}
        />
      )}
    </ChartFrame>
  );
}
