import { cn } from '../cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Column } from './column.ts';

export interface SkeletonRowProps<Row> {
  columns: Column<Row>[];
  /** Place of the row, so that lines differ in length as text does. */
  index: number;
  /** False in the first 200 ms: the room is kept, nothing flashes. */
  isVisible: boolean;
  hasBox: boolean;
  hasActions: boolean;
}

/** The shape of a row that loads. */
export function SkeletonRow<Row>({ columns, index, isVisible, hasBox, hasActions }: SkeletonRowProps<Row>) {
  const cell =
    'h-(--row-height) border-b border-border px-3 group-last/row:border-b-0 first:pl-4 last:pr-4 max-sm:block max-sm:h-auto max-sm:border-0 max-sm:p-1';
  return (
    <tr
      aria-hidden
      className={cn('group/row max-sm:block max-sm:rounded-card max-sm:border max-sm:border-border max-sm:p-2', !isVisible && 'invisible')}
    >
      {hasBox && (
        <td className={cn(cell, 'w-10 pr-0 max-sm:hidden')}>
          <Skeleton className="w-4" />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.key} className={cn(cell, column.priority === 3 && 'max-xl:hidden max-sm:hidden')}>
          <Skeleton className={cn(widths[(index + place) % widths.length], column.align === 'right' && 'ml-auto max-w-12 max-sm:ml-0')} />
        </td>
      ))}
      {hasActions && (
        <td className={cell}>
          <Skeleton className="ml-auto w-24 max-sm:ml-0" />
        </td>
      )}
    </tr>
  );
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3'];
