/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- a foot may be empty; `display` takes the implicit roles from table elements in some browsers */
import { clsx } from 'clsx';
import type { TableParts } from './table-parts.ts';
import { pinnedCell } from './grid-classes.ts';

/** What the columns say of all rows that are loaded: sums, means. Stands still at the bottom. */
export function TableFoot<Row>({ placed, lead, props }: TableParts<Row>) {
  const { rows, rowActions } = props;
  return (
    <tfoot
      role="rowgroup"
      className="max-md:hidden group-data-virtual/table:sticky group-data-virtual/table:bottom-0 group-data-virtual/table:z-20 group-data-virtual/table:block"
    >
      <tr role="row" className="group-data-virtual/table:flex">
        {Array.from({ length: lead.before }, (_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the cells under boxes and arrows are all alike
          <td key={place} role="gridcell" className={clsx(footCell, 'w-10')} />
        ))}
        {placed.map((one) => (
          <td
            key={one.key}
            role="gridcell"
            style={{ ...one.pinStyle, width: `var(--col-${one.colIndex}, auto)` }}
            className={clsx(footCell, one.side !== undefined && pinnedCell, one.column.align === 'right' && 'text-right')}
          >
            {one.column.footer?.(rows)}
          </td>
        ))}
        {rowActions && <td role="gridcell" className={clsx(footCell, pinnedCell, 'right-0 group-data-virtual/table:w-(--acts-width)')} />}
      </tr>
    </tfoot>
  );
}

const footCell =
  'sticky bottom-0 h-(--row-height) shrink-0 border-t border-border bg-bg-subtle px-3 font-medium whitespace-nowrap tabular-nums first:pl-4 last:pr-4 group-data-virtual/table:content-center';
