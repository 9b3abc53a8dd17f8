import { chartColor, chartColorCount } from '../chart/chart-colors.ts';
import { cutText, textWidth } from '../chart/text-width.ts';
import { listLine, type DonutFrame } from './donut-frame.ts';
import type { DonutPart } from './donut-parts.ts';

export interface DonutRingProps {
  frame: DonutFrame;
  width: number;
  /** The figure in the middle, and what it is. */
  total: string;
  totalLabel: string;
  percentText: (percent: number) => string;
}

/** The ring with its labels; on narrow screens with figures that stand for the lines of a list below. */
export function DonutRing({ frame, width, total, totalLabel, percentText }: DonutRingProps) {
  const hasList = frame.listTop !== null;
  return (
    <>
      <g transform={`translate(${frame.x} ${frame.y})`} className="text-xs">
        {frame.parts.map(({ part, path, label }, index) => (
          <g key={part.color}>
            <path d={path} style={{ fill: partColor(part) }} />
            {label.leader !== null && !hasList && (
              <polyline points={label.leader.map((point) => point.join(',')).join(' ')} fill="none" className="stroke-border-strong" />
            )}
            <text x={label.x} y={label.y} dy="0.35em" textAnchor={label.side === 'right' ? 'start' : 'end'} className="fill-fg">
              {hasList ? (
                index + 1
              ) : (
                <PartLabel label={part.label} percent={percentText(part.percent)} room={width / 2 - Math.abs(label.x)} />
              )}
            </text>
          </g>
        ))}
        <text y="2" textAnchor="middle" fontSize={middleSize(total, frame.innerRadius)} fontWeight="600" className="fill-fg tabular-nums">
          {total}
        </text>
        <text y="20" textAnchor="middle" className="fill-fg-muted">
          {cutText(totalLabel, frame.innerRadius * 1.5)}
        </text>
      </g>
      {frame.listTop !== null && (
        <g transform={`translate(0 ${frame.listTop})`} className="text-xs">
          {frame.parts.map(({ part }, index) => (
            <g key={part.color} transform={`translate(0 ${index * listLine})`} className="fill-fg">
              <text x="16" y="16" textAnchor="end" className="fill-fg-muted tabular-nums">
                {index + 1}
              </text>
              <rect x="24" y="6" width="12" height="12" rx="2" style={{ fill: partColor(part) }} />
              <text x="44" y="16">
                {cutText(part.label, width - 44 - 56)}
              </text>
              <text x={width} y="16" textAnchor="end" fontWeight="600" className="tabular-nums">
                {percentText(part.percent)}
              </text>
            </g>
          ))}
        </g>
      )}
    </>
  );
}

/** The colour of a part; one part alone is still one of many. */
export function partColor(part: DonutPart): string {
  return chartColor(part.color, chartColorCount);
}

function PartLabel({ label, percent, room }: { label: string; percent: string; room: number }) {
  return (
    <>
      <tspan>{cutText(label, room - textWidth(percent) - 10)}</tspan>
      <tspan dx="6" fontWeight="600" className="tabular-nums">
        {percent}
      </tspan>
    </>
  );
}

/** As large as fits into the ring. */
function middleSize(total: string, innerRadius: number): number {
  return [24, 20, 16, 14].find((size) => textWidth(total, size) <= innerRadius * 1.6) ?? 12;
}
