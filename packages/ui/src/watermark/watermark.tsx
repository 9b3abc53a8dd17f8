import { useId, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';

export interface WatermarkProps extends OwnProps<'div'> {
  /** Who looks, and when: `张老师 2026-06-30`. Several entries stand under each other. */
  text: string | readonly string[];
  /** Distance between two texts in pixels; 120 by default. */
  gap?: number;
  /** Degrees, against the clock when negative; -22 by default. */
  angle?: number;
  children: ReactNode;
}

/** Repeats a faint text over what it holds, on screen and on paper. Clicks go through it, screen readers pass it by. */
export function Watermark({ text, gap = 120, angle = -22, children, className, ...rest }: WatermarkProps) {
  const id = useId();
  const lines = typeof text === 'string' ? [text] : text;
  const textWidth = Math.max(...lines.map(widthOf), 1);
  const textHeight = lines.length * lineHeight;
  const turn = (Math.abs(angle) * Math.PI) / 180;
  // The tile is as large as the turned text, so that neighbours never run into each other.
  const width = textWidth * Math.cos(turn) + textHeight * Math.sin(turn) + gap;
  const height = textWidth * Math.sin(turn) + textHeight * Math.cos(turn) + gap / 2;
  return (
    <div data-slot="watermark" {...rest} className={cn('relative isolate', className)}>
      {children}
      <svg
        aria-hidden
        className="pointer-events-none absolute inset-0 z-10 size-full text-fg opacity-[0.09] select-none print:opacity-[0.14] print:[print-color-adjust:exact] dark:opacity-[0.12]"
      >
        <defs>
          <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
            <g transform={`translate(${width / 2} ${height / 2}) rotate(${angle})`} fill="currentColor" fontSize="14" textAnchor="middle">
              {lines.map((line, index) => (
                <text key={line} y={(index - (lines.length - 1) / 2) * lineHeight} dominantBaseline="central">
                  {line}
                </text>
              ))}
            </g>
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}

const lineHeight = 20;

/** A Chinese character is as wide as the 14 px type, a Latin one about six tenths of that. */
function widthOf(line: string): number {
  return Array.from(line, (character) => (character.charCodeAt(0) < 256 ? 8.5 : 14)).reduce((sum, width) => sum + width, 0);
}
