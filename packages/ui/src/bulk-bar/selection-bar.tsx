import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { noSelection, selectedCount, type RowSelection } from '../data-table/row-selection.ts';
import type { OwnProps } from '../own-props.ts';
import { useWords } from '../words.tsx';
import { BulkBar } from './bulk-bar.tsx';

export interface SelectionBarProps extends OwnProps<'div', 'onFocus'> {
  value: RowSelection;
  onValueChange: (value: RowSelection) => void;
  /** How many rows match, on all pages. */
  total: number;
  /** The acts can be done to all that match, those on other pages too. */
  canSelectAll?: boolean;
  /** The acts on what is chosen. */
  children?: ReactNode;
}

/** Says honestly what is chosen, over the pages, offers all that match, and holds the acts. */
export function SelectionBar({ value, onValueChange, total, canSelectAll = false, children, ...rest }: SelectionBarProps) {
  const words = useWords();
  const count = selectedCount(value, total);
  return (
    <BulkBar {...rest} count={count} label={labelOf(value, total, words)} onClear={() => onValueChange(noSelection)}>
      {canSelectAll && value.kind === 'some' && total > value.keys.size && (
        <Button size="small" variant="ghost" className="-ml-2" onClick={() => onValueChange({ kind: 'allExcept', except: new Set() })}>
          {words.selectWholeList(total)}
        </Button>
      )}
      {children}
    </BulkBar>
  );
}

function labelOf(value: RowSelection, total: number, words: ReturnType<typeof useWords>): string | undefined {
  if (value.kind === 'some') return undefined;
  return value.except.size === 0 ? words.allSelected(total) : words.allSelectedExcept(total, value.except.size);
}
