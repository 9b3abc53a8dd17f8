import { textWidth } from '../chart/text-width.ts';
import { heatColor } from './heat-colors.ts';
import { HeatHatch, hatchFill } from './heat-hatch.tsx';

export interface HeatLegendProps {
  id: string;
  bounds: readonly number[];
  isDiverging: boolean;
  format: (value: number) => string;
  /** What hatched cells are; left out where there are none. */
  noValue: string | null;
  /** Where the cells begin, and how much room there is, in pixels. */
  left: number;
  width: number;
}

/** Which colour stands for which values: the steps in a row, with the numbers between them. */
export function HeatLegend({ id, bounds, isDiverging, format, noValue, left, width }: HeatLegendProps) {
  const steps = bounds.length - 1;
  const widest = Math.max(...bounds.map((bound) => textWidth(format(bound))));
  const noValueRoom = noValue === null ? 0 : textWidth(noValue) + 40;
  const fitting = (width - left - widest - noValueRoom) / steps;
  // On a phone the row begins under the names of the rows.
  const start = fitting < 20 ? Math.ceil(widest / 2) : left;
  const step = Math.max(8, Math.min(56, Math.max(24, widest + 8), (width - start - widest - noValueRoom) / steps));
  const every = Math.max(1, Math.ceil((widest + 6) / step));
  return (
    <svg data-slot="chart-svg" aria-hidden width={width} height="40" className="mt-1 block text-xs select-none">
      <HeatHatch id={id} />
      <g transform={`translate(${start} 8)`} textAnchor="middle" className="fill-fg-muted tabular-nums">
        {bounds.slice(0, -1).map((bound, index) => (
          <rect key={bound} x={index * step} width={step - 1} height="10" style={{ fill: heatColor(index, steps, isDiverging) }} />
        ))}
        {[...new Set(bounds)].map(
          (bound, index) =>
            index % every === 0 && (
              <text key={bound} x={index * step} y="26">
                {format(bound)}
              </text>
            ),
        )}
      </g>
      {noValue !== null && (
        <g transform={`translate(${start + steps * step + widest / 2 + 12} 8)`}>
          <rect width="16" height="10" style={{ fill: hatchFill(id) }} />
          <text x="22" y="9" className="fill-fg-muted">
            {noValue}
          </text>
        </g>
      )}
    </svg>
  );
}
