import { spreadLabels } from '../axis/axis-labels.ts';
import type { PlotArea } from '../axis/cartesian-frame.ts';
import type { LegendItem } from '../chart-legend.tsx';
import { seriesLabelGap, seriesLabelHeight, type SeriesPoint } from './series-frame.ts';

export interface SeriesLabelsProps {
  items: readonly LegendItem[];
  runs: readonly (readonly (readonly SeriesPoint[])[])[];
  area: PlotArea;
  /** Labels stand in the middle of their areas instead of at the end of their lines. */
  isStacked: boolean;
}

/** The names of the lines at their ends, moved apart where ends are close, each led to by a thin line in its colour. */
export function SeriesLabels({ items, runs, area, isStacked }: SeriesLabelsProps) {
  const ends = items.flatMap((item, series) => {
    const end = runs[series]?.at(-1)?.at(-1);
    return end ? [{ item, x: end.x, y: isStacked ? (end.y0 + end.y1) / 2 : end.y1 }] : [];
  });
  const places = spreadLabels(
    ends.map(({ y }) => y),
    seriesLabelHeight,
    area.top,
    area.bottom,
  );
  return (
    <g data-slot="series-labels" className="text-xs">
      {ends.map(({ item, x, y }, index) => {
        const place = places[index] ?? y;
        return (
          <g key={item.key}>
            <path d={`M${x + 4} ${y}L${area.right + seriesLabelGap - 4} ${place}`} fill="none" style={{ stroke: item.color }} />
            <text x={area.right + seriesLabelGap} y={place} dy="0.35em" className="fill-fg">
              {item.label}
            </text>
          </g>
        );
      })}
    </g>
  );
}
