import type { AxisLabel } from '../chart/axis/axis-labels.ts';

/** The names of lying bars, to their left. A name that was cut says itself in full to a pointer that rests on it. */
export function NameAxis({ labels, names }: { labels: readonly AxisLabel[]; names: readonly string[] }) {
  return (
    <g data-slot="name-axis" className="fill-fg text-xs">
      {labels.map(({ at: y, lines }, point) => (
        <text key={y}>
          <title>{names[point]}</title>
          {lines.map((line, index) => (
            // Two lines of a name may read the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tspan key={index} x={0} y={y + (index - (lines.length - 1) / 2) * 15} dy="0.35em">
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
