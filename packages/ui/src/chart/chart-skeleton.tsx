import { Skeleton } from '../skeleton/skeleton.tsx';

/** The rough shape of a chart. */
export type ChartShape = 'line' | 'bars' | 'rows' | 'ring' | 'cells';

/** Stands where a chart loads, in its shape. */
export function ChartSkeleton({ shape, height }: { shape: ChartShape; height: number }) {
  return (
    <div data-slot="chart-skeleton" style={{ height }}>
      {shapes[shape]}
    </div>
  );
}

const shares = ['42%', '68%', '55%', '84%', '61%', '93%', '76%', '50%'];

const shapes = {
  line: (
    <svg aria-hidden width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" className="animate-pulse">
      <path d="M0 70 14 52 28 60 42 34 56 44 70 22 84 30 100 12V100H0Z" className="fill-bg-subtle" />
    </svg>
  ),
  bars: (
    <div className="flex h-full items-end gap-[4%]">
      {shares.map((share) => (
        <div key={share} className="flex-1" style={{ height: share }}>
          <Skeleton className="h-full" />
        </div>
      ))}
    </div>
  ),
  rows: (
    <div className="flex h-full flex-col justify-around">
      {shares.slice(0, 6).map((share) => (
        <div key={share} style={{ width: share }}>
          <Skeleton />
        </div>
      ))}
    </div>
  ),
  ring: (
    <svg aria-hidden width="100%" height="100%" viewBox="0 0 100 100" className="animate-pulse">
      <circle cx="50" cy="50" r="38" strokeWidth="18" className="fill-none stroke-bg-subtle" />
    </svg>
  ),
  cells: (
    <div className="grid h-full auto-rows-fr grid-cols-8 gap-1">
      {Array.from({ length: 40 }, (_, index) => (
        <Skeleton key={index} className="h-full" />
      ))}
    </div>
  ),
} satisfies Record<ChartShape, unknown>;
