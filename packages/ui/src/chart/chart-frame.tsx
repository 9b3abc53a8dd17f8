import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState, type ErrorInfo } from '../error-state/error-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { OwnProps } from '../own-props.ts';
import { useIsLate } from '../skeleton/use-is-late.ts';
import { useChartWords } from './use-chart-words.ts';
import { ChartDownload } from './chart-download.tsx';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { ChartSkeleton, type ChartShape } from './chart-skeleton.tsx';
import { ChartTable, type ChartTableData } from './chart-table.tsx';
import { useWidth } from './use-width.ts';

/** What every chart takes. */
export interface ChartProps extends OwnProps<'figure', 'title'> {
  /** What is shown. It names the chart, the table behind it and the files it is saved as. */
  title: string;
  /** A sentence under the title: where the figures come from, how to read them. */
  help?: ReactNode;
  /** Unit of the values: 人, 分. */
  unit?: string;
  /** Height of the drawn part in pixels. */
  height?: number;
  isLoading?: boolean;
  /** Why there is nothing to show. */
  error?: ErrorInfo | undefined;
  /** Tries again after an error; without it there is no button. */
  onRetry?: () => void;
  /** Stands where there is no data; a few words of the kit when left out. */
  empty?: ReactNode;
}

export interface ChartFrameProps extends Omit<ChartProps, 'height'> {
  height: number;
  /** There is nothing to draw. */
  isEmpty: boolean;
  /** The same as text. Asked for when it is shown. */
  table: () => ChartTableData;
  /** What colours and patterns stand for, where the chart of that width has no direct labels. */
  legend?: (width: number) => readonly LegendItem[];
  /** In the line of the title: how the chart of that width is looked at. */
  renderTools?: (width: number) => ReactNode;
  /** What the skeleton looks like. */
  shape: ChartShape;
  /** The chart for a width in pixels, usually a `ChartPlot`. */
  children: (width: number) => ReactNode;
}

/**
 * The frame of a chart: title, unit and legend; the table behind it and the chart as SVG or PNG, one press away; and what stands there
 * while the chart loads, without data and after an error. All of them are as high as the chart, so nothing jumps.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    help,
    unit,
    height,
    isLoading = false,
    error,
    onRetry,
    empty,
    isEmpty,
    table,
    legend,
    renderTools,
    shape,
    children,
    className,
    ...rest
  } = props;
  const words = useChartWords();
  const body = useRef<HTMLDivElement>(null);
  const width = useWidth(body);
  const isLate = useIsLate(isLoading);
  const [isTable, setIsTable] = useState(false);
  const [isNew, setIsNew] = useState(true);
  const state = isLoading ? 'loading' : error ? 'error' : isEmpty ? 'empty' : isTable ? 'table' : 'chart';
  const isReady = state === 'chart' || state === 'table';
  // its place is kept until the width is known
  const items = legend?.(width > 0 ? width : usualWidth) ?? [];
  const heading = unit === undefined ? title : words.chartTitle(title, unit);
  return (
    <figure data-slot="chart" data-state={state} aria-busy={isLoading} {...rest} className={cn('min-w-0', className)}>
      <div className="mb-2 flex flex-wrap items-start justify-end gap-1">
        <figcaption className="flex min-w-0 flex-1 basis-16 flex-wrap items-baseline gap-x-2 pt-1">
          <span className="font-medium wrap-anywhere">{title}</span>
          {unit !== undefined && <span className="text-xs text-fg-muted">{words.chartUnit(unit)}</span>}
          {help !== undefined && <span className="w-full text-xs text-fg-muted">{help}</span>}
        </figcaption>
        {state === 'chart' && width > 0 && renderTools?.(width)}
        {isReady && (
          <>
            {!isTable && <ChartDownload heading={heading} title={title} body={body} />}
            <IconButton label={isTable ? words.showChart : words.showTable} size="small" onClick={() => setIsTable(!isTable)}>
              {isTable ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
            </IconButton>
          </>
        )}
      </div>
      {(isReady || isLoading) && items.length > 0 && (
        <div className={isTable ? 'invisible' : undefined}>
          <ChartLegend items={items} />
        </div>
      )}
      <div ref={body} className={cn('min-w-0', !isReady && !isLoading && 'grid place-items-center')} style={{ minHeight: height }}>
        {state === 'loading' && isLate && <ChartSkeleton shape={shape} height={height} />}
        {state === 'loading' && <span className="sr-only">{words.loading}</span>}
        {state === 'error' && error && <ErrorState size="sm" error={error} onRetry={onRetry} />}
        {state === 'empty' && (empty ?? <EmptyState size="sm" drawing="list" />)}
        {state === 'table' && <ChartTable title={heading} data={table()} height={height} />}
        {state === 'chart' && width > 0 && (
          <div className={isNew ? 'animate-fade-in' : undefined} onAnimationEnd={() => setIsNew(false)}>
            {children(width)}
          </div>
        )}
      </div>
    </figure>
  );
}

/** Of a chart in a column, in pixels. */
const usualWidth = 600;
