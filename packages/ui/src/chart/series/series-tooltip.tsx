import { cn } from '../../cn.ts';
import { ChartSwatch, type LegendItem } from '../chart-legend.tsx';

/** What a point says: its name, and the value of each series, the one that is meant stronger. */
export function SeriesTooltip(props: {
  name: string;
  /** Series in the order of the chart, with their values as text. */
  rows: readonly { item: LegendItem; value: string }[];
  /** Place of the row that is meant. */
  active: number;
}) {
  const { name, rows, active } = props;
  return (
    <>
      <div className="text-fg-muted">{name}</div>
      <dl className="mt-0.5 grid grid-cols-[auto_1fr_auto] items-center gap-x-2">
        {rows.map(({ item, value }, index) => (
          <div
            key={item.key}
            className={cn('col-span-full grid grid-cols-subgrid items-center', rows.length > 1 && index === active && 'font-semibold')}
          >
            <ChartSwatch item={item} />
            <dt>{item.label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
