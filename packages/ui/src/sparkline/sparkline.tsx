import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { sparkBase, sparkPath, sparkPoints } from './spark-path.ts';

export interface SparklineProps extends OwnProps<'svg', 'values'> {
  /** In their order; null is a gap. */
  values: readonly (number | null)[];
  /** What it shows, in words, with the figures that matter: 近十天访问，从 1,280 到 1,655. Nobody else says it. */
  label: string;
  /** `bar` for amounts of separate things, where a line would claim a way from one to the next. */
  kind?: 'line' | 'bar';
  /** In pixels. */
  width?: number;
  height?: number;
}

/** A tiny chart in a line of text, a card or a cell: which way it goes, without axes. The last value is marked. */
export function Sparkline({ values, label, kind = 'line', width = 96, height = 24, className, ...rest }: SparklineProps) {
  const points = sparkPoints(values, { width, height }, kind === 'bar');
  const last = points.findLast((point) => point !== null);
  const base = sparkBase(values, height);
  const barWidth = Math.max(1, (width / Math.max(1, values.length)) * 0.7);
  return (
    <svg
      role="img"
      aria-label={label}
      data-slot="sparkline"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      {...rest}
      className={cn('inline-block shrink-0 overflow-visible align-middle', className)}
    >
      {kind === 'line' ? (
        <path d={sparkPath(points)} fill="none" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" className="stroke-ring" />
      ) : (
        points.map(
          (point) =>
            point && (
              <rect
                key={point.x}
                x={point.x - barWidth / 2}
                width={barWidth}
                y={Math.min(point.y, base)}
                height={Math.max(1, Math.abs(point.y - base))}
                className="fill-ring"
              />
            ),
        )
      )}
      {kind === 'line' && last && <circle cx={last.x} cy={last.y} r="2.5" className="fill-ring" />}
    </svg>
  );
}
