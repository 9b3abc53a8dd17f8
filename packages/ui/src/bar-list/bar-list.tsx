import { textWidth } from '../chart/text-width.ts';
import { cn } from '../cn.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';

/** One bar. */
export interface Bar {
  label: string;
  /** Zero or more. */
  value: number;
  /** The value as text, with its unit; the number itself when left out. */
  text?: string;
}

export interface BarListProps extends OwnProps<'table', 'title'> {
  /** What the bars are and in which unit. */
  title: string;
  bars: readonly Bar[];
  /** Value of a full bar; the largest one by default. */
  max?: number;
}

/**
 * A list of amounts, each with a bar before its figure: the projects of each judge. It is a table and read as one; for axes, several series
 * or pictures there is `BarChart`.
 */
export function BarList({ title, bars, max, className, ...rest }: BarListProps) {
  const words = useWords();
  const full = max ?? Math.max(1, ...bars.map((bar) => bar.value));
  // As wide for every row, so that a full bar is as long in each.
  const figureWidth = Math.max(...bars.map((bar) => textWidth(textOf(bar), 15)));
  return (
    <table data-slot="bar-list" {...rest} className={cn('w-full', className)}>
      <caption className="mb-2 text-left font-medium">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row" title={bar.label} className="max-w-40 truncate py-0.5 text-left font-normal">
              {bar.label}
            </th>
            <td className="w-full pl-3 whitespace-nowrap">
              <svg aria-hidden height="12" className="mr-3 inline-block" style={{ width: `calc(100% - ${figureWidth + 12}px)` }}>
                <rect width="100%" height="12" rx="2" className="fill-bg-subtle" />
                <rect width={`${Math.min(100, (bar.value / full) * 100)}%`} height="12" rx="2" className="fill-ring" />
              </svg>
              <span className="inline-block text-right tabular-nums" style={{ width: figureWidth }}>
                {textOf(bar)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function textOf({ value, text }: Bar): string {
  return text ?? String(value);
}
