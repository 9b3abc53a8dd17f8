import { Check, Minus } from 'lucide-react';

export interface TableCheckboxProps {
  label: string;
  value: boolean | 'indeterminate';
  isDisabled?: boolean;
  /** Without it the table listens for the press. */
  onValueChange?: (value: boolean) => void;
}

/** A box for a row or for all of them: the browser's own under the kit's look, since a table has hundreds. */
export function TableCheckbox({ label, value, isDisabled, onValueChange }: TableCheckboxProps) {
  return (
    <span className="relative grid size-4 place-items-center text-theme-fg">
      <input
        type="checkbox"
        aria-label={label}
        checked={value === true}
        ref={(box) => {
          if (box !== null) box.indeterminate = value === 'indeterminate';
        }}
        // The grid gives the tab stop to one of its cells.
        tabIndex={-1}
        disabled={isDisabled}
        readOnly={onValueChange === undefined}
        onChange={onValueChange && ((event) => onValueChange(event.target.checked))}
        className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-small border border-border-strong bg-surface focus-ring after:absolute after:-inset-1.5 not-disabled:hover:border-ring checked:border-ring checked:bg-theme indeterminate:border-ring indeterminate:bg-theme disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:after:-inset-3.5"
      />
      {value === true && <Check aria-hidden className="pointer-events-none relative size-3.5 stroke-3" />}
      {value === 'indeterminate' && <Minus aria-hidden className="pointer-events-none relative size-3.5 stroke-3" />}
    </span>
  );
}
