import { ChartPatterns, patternFill } from './chart-pattern.tsx';
import { lineDash } from './chart-colors.ts';
import { useId } from 'react';

/** One entry of a legend. */
export interface LegendItem {
  key: string;
  label: string;
  /** A CSS colour, usually a variable: `chartColor(0, 3)`. */
  color: string;
  /** Place of the series: gives the dashes of a line or the pattern of a filled shape. */
  index: number;
  kind: 'line' | 'fill';
}

/** What colours, dashes and patterns stand for. Reading order is that of the series. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul data-slot="chart-legend" className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {items.map((item) => (
        <li key={item.key} className="flex min-w-0 items-center gap-1.5">
          <ChartSwatch item={item} />
          <span className="min-w-0 wrap-anywhere">{item.label}</span>
        </li>
      ))}
    </ul>
  );
}

/** A small sample of a series: a piece of its line, or a square with its pattern. */
export function ChartSwatch({ item: { color, index, kind } }: { item: Pick<LegendItem, 'color' | 'index' | 'kind'> }) {
  const patternId = useId();
  return (
    <svg aria-hidden width={kind === 'line' ? 24 : 12} height="12" className="shrink-0">
      {kind === 'line' ? (
        <line x1="1" x2="23" y1="6" y2="6" strokeWidth="2" strokeDasharray={lineDash(index)} style={{ stroke: color }} />
      ) : (
        <>
          <ChartPatterns id={patternId} colors={[color]} from={index} />
          <rect width="12" height="12" rx="2" style={{ fill: patternFill(patternId, index, color) }} />
        </>
      )}
    </svg>
  );
}
