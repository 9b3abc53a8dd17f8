/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display` of the card layout takes the implicit roles from table elements in some browsers */
import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useWords } from '../../words.tsx';
import { pinnedCell, rowGround } from '../grid-classes.ts';
import type { Selection } from '../row-selection.ts';
import { TableCheckbox } from './table-checkbox.tsx';

interface LeadCellProps {
  colIndex: number;
  /** Stands still beside the columns that do. */
  isPinned: boolean;
  className: string;
}

/** The arrow that opens a row. The table listens for the press. */
export function ExpanderCell({ colIndex, isOpen, isPinned, className }: LeadCellProps & { isOpen: boolean }) {
  const words = useWords();
  return (
    <td
      role="gridcell"
      aria-colindex={colIndex}
      style={pinAt(colIndex, isPinned)}
      className={clsx(
        className,
        'w-10 shrink-0 pr-0 max-md:col-start-4 max-md:row-start-1 max-md:w-auto max-md:pl-2 print:hidden',
        isPinned && [pinnedCell, rowGround],
      )}
    >
      <button
        type="button"
        tabIndex={-1}
        data-act="expand"
        aria-expanded={isOpen}
        aria-label={isOpen ? words.closeRow : words.openRow}
        className="grid size-6 place-items-center rounded-control text-fg-muted focus-ring hover:bg-border hover:text-fg pointer-coarse:size-11"
      >
        <ChevronRight aria-hidden className={clsx('size-4 transition-transform motion-reduce:transition-none', isOpen && 'rotate-90')} />
      </button>
    </td>
  );
}

/** The box that chooses a row, or the reason why it cannot be chosen. The table listens for the press. */
export function BoxCell<Row>({
  colIndex,
  row,
  selection,
  isChosen,
  isPinned,
  className,
}: LeadCellProps & { row: Row; selection: Selection<Row>; isChosen: boolean }) {
  const words = useWords();
  const answer = selection.isSelectable?.(row) ?? true;
  const reason = answer === true ? undefined : answer;
  return (
    <td
      role="gridcell"
      tabIndex={-1}
      aria-colindex={colIndex}
      title={reason}
      style={pinAt(colIndex, isPinned)}
      className={clsx(
        className,
        'w-10 shrink-0 pr-0 max-md:col-start-1 max-md:row-start-1 max-md:w-auto max-md:pr-3 print:hidden',
        isPinned && [pinnedCell, rowGround],
      )}
    >
      <TableCheckbox
        label={reason === undefined ? words.selectRow : `${words.selectRow} (${reason})`}
        value={isChosen}
        isDisabled={reason !== undefined}
      />
    </td>
  );
}

function pinAt(colIndex: number, isPinned: boolean): CSSProperties | undefined {
  return isPinned ? { left: `var(--pin-${colIndex})` } : undefined;
}
