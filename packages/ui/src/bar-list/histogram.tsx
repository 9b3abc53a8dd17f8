import { cn } from '../cn.ts';
import { ChartFrame, type ChartProps } from './chart-frame.tsx';

/** Upright bars side by side over their labels: how many fall into each class, for instance judges by number of projects. */
export function Histogram({ title, bars, className }: ChartProps) {
  const full = Math.max(1, ...bars.map((bar) => bar.value));
  const step = 100 / Math.max(1, bars.length);
  // On a phone so many labels run into each other; the table behind the chart has them all.
  const isCrowded = bars.length > 7;
  return (
    <ChartFrame title={title} bars={bars} className={className}>
      <svg width="100%" height={chartHeight + 40} className="block overflow-visible" style={{ maxWidth: bars.length * widestStep }}>
        <line x1="0" x2="100%" y1={chartHeight + 20} y2={chartHeight + 20} className="stroke-border-strong" />
        {bars.map((bar, index) => {
          const height = bar.value === 0 ? 0 : Math.max(2, (bar.value / full) * chartHeight);
          const centre = `${(index + 0.5) * step}%`;
          return (
            <g key={bar.label} textAnchor="middle" className="text-xs">
              <rect
                x={`${(index + 0.12) * step}%`}
                width={`${0.76 * step}%`}
                y={chartHeight + 20 - height}
                height={height}
                rx="2"
                className="fill-theme"
              />
              <text x={centre} y={chartHeight + 14 - height} className="fill-fg tabular-nums">
                {bar.text ?? bar.value}
              </text>
              <text
                x={centre}
                y={chartHeight + 36}
                className={cn('fill-fg-muted tabular-nums', isCrowded && index % 2 === 1 && 'max-sm:hidden')}
              >
                {bar.label}
              </text>
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}

const chartHeight = 120;
/** Room for one bar and the air beside it, in px: two bars must not become two blocks. */
const widestStep = 72;
