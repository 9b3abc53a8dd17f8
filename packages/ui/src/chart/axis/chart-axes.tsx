import type { AxisLabel } from './axis-labels.ts';
import { axisGap, type PlotArea, type ValueScale } from './cartesian-frame.ts';

/** Lines across the plot at round values, with the values to the left. The line at 0 is stronger. */
export function ValueAxis({ scale, area }: { scale: ValueScale; area: PlotArea }) {
  return (
    <g data-slot="value-axis" className="text-xs">
      {scale.ticks.map(({ value, at, text }) => (
        <g key={value}>
          <line x1={area.left} x2={area.right} y1={crisp(at)} y2={crisp(at)} className={lineClass(value)} />
          <text x={area.left - axisGap} y={at} dy="0.35em" textAnchor="end" className="fill-fg-muted tabular-nums">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** The same for values that go from left to right, with the values below. */
export function ValueAxisBelow({ scale, area }: { scale: ValueScale; area: PlotArea }) {
  return (
    <g data-slot="value-axis" className="text-xs">
      {scale.ticks.map(({ value, at, text }) => (
        <g key={value}>
          <line x1={crisp(at)} x2={crisp(at)} y1={area.top} y2={area.bottom} className={lineClass(value)} />
          <text x={at} y={area.bottom + 18} textAnchor="middle" className="fill-fg-muted tabular-nums">
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Labels under the plot. */
export function PointAxis({ labels, area }: { labels: readonly AxisLabel[]; area: PlotArea }) {
  return (
    <g data-slot="point-axis" textAnchor="middle" className="fill-fg-muted text-xs tabular-nums">
      {labels.map(({ at, lines }) => (
        <text key={at}>
          {lines.map((line, index) => (
            // Two lines of a label may read the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tspan key={index} x={at} y={area.bottom + 18 + index * 16}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

function lineClass(value: number): string {
  return value === 0 ? 'stroke-border-strong' : 'stroke-border';
}

/** On half a pixel a line of one pixel is sharp. */
function crisp(at: number): number {
  return Math.round(at) + 0.5;
}
