import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '../cn.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useWords } from '../words.tsx';

/** One bar. */
export interface Bar {
  label: string;
  /** Zero or more. */
  value: number;
  /** The value as text, with its unit; the number itself when left out. */
  text?: string;
}

export interface ChartProps {
  /** What the bars are and in which unit. */
  title: string;
  bars: Bar[];
  className?: string;
}

/** A chart with its title and the table behind it: one press away for everybody, always there for screen readers. */
export function ChartFrame({ title, bars, className, children }: ChartProps & { children: ReactNode }) {
  const words = useWords();
  const [isTable, setIsTable] = useState(false);
  return (
    <figure data-slot="chart" data-state={isTable ? 'table' : 'chart'} className={cn('min-w-0', className)}>
      <div className="mb-2 flex items-center gap-2">
        <figcaption className="min-w-0 flex-1 truncate text-fg-muted">{title}</figcaption>
        <IconButton label={isTable ? words.showChart : words.showTable} size="small" onClick={() => setIsTable(!isTable)}>
          {isTable ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
        </IconButton>
      </div>
      {!isTable && <div aria-hidden>{children}</div>}
      <div className={cn(!isTable && 'sr-only')}>
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left text-fg-muted">
              <th scope="col" className="border-b border-border py-1 font-medium">
                {words.item}
              </th>
              <th scope="col" className="border-b border-border py-1 text-right font-medium">
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row" className="border-b border-border py-1 text-left font-normal">
                  {bar.label}
                </th>
                <td className="border-b border-border py-1 text-right tabular-nums">{bar.text ?? bar.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
