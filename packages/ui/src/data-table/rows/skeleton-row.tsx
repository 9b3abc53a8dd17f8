/* oxlint-disable jsx-a11y/control-has-associated-label -- the row is hidden from those who would need a name */
import { clsx } from 'clsx';
import type { PlacedColumn } from '../columns/placed-column.ts';

export interface SkeletonRowProps<Row> {
  placed: PlacedColumn<Row>[];
  /** Place of the row, so that lines differ in length as text does. */
  index: number;
  /** False in the first 200 ms: the room is kept, nothing flashes. */
  isVisible: boolean;
  /** Narrow cells before the columns. */
  leadCount: number;
  hasActions: boolean;
}

/** The shape of a row that loads. */
export function SkeletonRow<Row>({ placed, index, isVisible, leadCount, hasActions }: SkeletonRowProps<Row>) {
  return (
    <tr
      aria-hidden
      className={clsx('group/row max-md:block max-md:border-b max-md:border-border max-md:px-4 max-md:py-2', !isVisible && 'invisible')}
    >
      {Array.from({ length: leadCount }, (_, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- boxes and arrows are all alike
        <td key={place} className={clsx(cell, 'w-10 pr-0 max-md:hidden')}>
          <span className={clsx(bar, 'w-4')} />
        </td>
      ))}
      {placed.map(({ key, column }, place) => (
        <td key={key} className={cell}>
          <span
            className={clsx(bar, widths[(index + place) % widths.length], column.align === 'right' && 'ml-auto max-w-12 max-md:ml-0')}
          />
        </td>
      ))}
      {hasActions && (
        <td className={cell}>
          <span className={clsx(bar, 'ml-auto w-24 max-md:ml-0')} />
        </td>
      )}
    </tr>
  );
}

const cell =
  'h-(--row-height) border-b border-border px-3 group-last/row:border-b-0 first:pl-4 last:pr-4 max-md:block max-md:h-auto max-md:border-0 max-md:p-1';
const bar = 'block h-4 animate-pulse rounded-small bg-bg-subtle';
const widths = ['w-3/4', 'w-1/2', 'w-2/3'];
