import { ChartFrame, type ChartProps } from './chart-frame.tsx';

/** Bars from left to right, one under the other, each with its label and value: for instance the projects of each judge. */
export function BarList({
  title,
  bars,
  max,
  className,
}: ChartProps & { /** Value of a full bar; the largest one by default. */ max?: number }) {
  const full = max ?? Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <ChartFrame title={title} bars={bars} className={className}>
      <ul className="grid grid-cols-[minmax(3rem,max-content)_1fr_max-content] items-center gap-x-3 gap-y-1.5">
        {bars.map((bar) => (
          <li key={bar.label} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="max-w-40 truncate" title={bar.label}>
              {bar.label}
            </span>
            <svg width="100%" height="12" className="overflow-visible">
              <rect width="100%" height="12" rx="2" className="fill-bg-subtle" />
              <rect width={`${Math.min(100, (bar.value / full) * 100)}%`} height="12" rx="2" className="fill-theme" />
            </svg>
            <span className="text-right tabular-nums">{bar.text ?? bar.value}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
