import { useWords } from '../../words.tsx';
import type { DataTableProps } from '../data-table-props.ts';
import { isSelected, noSelection, withRows, type Selection } from '../row-selection.ts';
import { TableCheckbox } from './table-checkbox.tsx';

/** The box in the head: chooses the rows of this page, or all of them where the table holds all. */
export function SelectAll<Row>({ rows, rowKey, selection, total }: DataTableProps<Row> & { selection: Selection<Row> }) {
  const words = useWords();
  const { value, onValueChange, isSelectable } = selection;
  const holdsAll = total === undefined || total === rows.length;
  const chosen = countOf(rows, rowKey, selection);
  const isAll = chosen.selected > 0 && chosen.selected === chosen.selectable;

  function choose(isChosen: boolean) {
    if (!isChosen && (holdsAll || value.kind === 'some')) {
      const keys = rows.map(rowKey);
      onValueChange(holdsAll ? noSelection : withRows(value, keys, false));
      return;
    }
    const selectable = isSelectable === undefined ? rows : rows.filter((row) => isSelectable(row) === true);
    const refused = isSelectable === undefined ? [] : rows.filter((row) => isSelectable(row) !== true).map(rowKey);
    if (holdsAll && total !== undefined) onValueChange({ kind: 'allExcept', except: new Set(refused) });
    else onValueChange(withRows(value, selectable.map(rowKey), isChosen));
  }

  const label = holdsAll && total !== undefined ? words.selectAllRows : words.selectPage;
  return (
    <span className="max-md:flex max-md:items-center max-md:gap-2">
      <TableCheckbox
        label={label}
        value={isAll || (chosen.selected > 0 && 'indeterminate')}
        onValueChange={choose}
        isDisabled={chosen.selectable === 0}
      />
      {/* over cards no head says what it is */}
      <span aria-hidden className="text-xs font-normal md:hidden">
        {label}
      </span>
    </span>
  );
}

/** Counted without a look at each row where the selection says enough: a table may hold 100,000. */
function countOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string, { value, isSelectable }: Selection<Row>) {
  if (value.kind === 'some' && value.keys.size === 0 && isSelectable === undefined) return { selected: 0, selectable: rows.length };
  if (value.kind === 'allExcept' && value.except.size === 0 && isSelectable === undefined)
    return { selected: rows.length, selectable: rows.length };
  let selected = 0;
  let selectable = 0;
  for (const row of rows) {
    const isChosen = isSelected(value, rowKey(row));
    if (isChosen) selected += 1;
    if (isChosen || isSelectable === undefined || isSelectable(row) === true) selectable += 1;
  }
  return { selected, selectable };
}
