import type { ReactNode } from 'react';

/**
 * Patterns of filled shapes, so that they differ without colour: the colour itself for the first series, lines and dots over it for the
 * others. Put it into the SVG once, with an id of the chart, and fill with `patternFill`.
 */
export function ChartPatterns({
  id,
  colors,
  from = 0,
}: {
  id: string;
  /** Of the series, in their order. */ colors: readonly string[];
  from?: number;
}) {
  return (
    <defs>
      {colors.map((color, place) => {
        const index = from + place;
        const lines = patternLines[index % patternLines.length];
        return (
          lines && (
            <pattern key={index} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" style={{ fill: color }} />
              <g fill="none" strokeWidth="1.5" opacity="0.45" className="stroke-surface">
                {lines}
              </g>
            </pattern>
          )
        );
      })}
    </defs>
  );
}

/** The fill of a series: its pattern, or the colour where it has none. */
export function patternFill(id: string, index: number, color: string): string {
  return patternLines[index % patternLines.length] === null ? color : `url(#${id}-${index})`;
}

const patternLines: readonly ReactNode[] = [
  null,
  <path key="up" d="M-2 2 2 -2M0 8 8 0M6 10 10 6" />,
  <path key="dots" d="M2 2v.01M6 6v.01" strokeWidth="2.5" strokeLinecap="round" />,
  <path key="level" d="M0 2H8M0 6H8" />,
  <path key="down" d="M-2 6 2 10M0 0 8 8M6 -2 10 2" />,
  <path key="upright" d="M2 0V8M6 0V8" />,
  <path key="cross" d="M0 4H8M4 0V8" />,
  <path key="net" d="M0 0 8 8M0 8 8 0" />,
];
