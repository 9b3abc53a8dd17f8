import { Replace } from 'lucide-react';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { Input } from '../../input/input.tsx';
import { Popover } from '../../popover/popover.tsx';
import { Select } from '../../select/select.tsx';
import type { GridCell } from './grid-cell.ts';
import type { ImportRows } from '../rows/import-rows.ts';
import { useCount, useImportWords } from '../use-import-words.ts';

export interface ReplacePanelProps {
  rows: ImportRows;
  /** Its text is proposed. */
  active: GridCell;
  /** Called with what was done, in words. */
  onReplaced: (said: string) => void;
}

/** Changes one text of a column everywhere, behind a button. */
export function ReplacePanel({ rows, active, onReplaced }: ReplacePanelProps) {
  const words = useImportWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label={words.replaceTitle}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" size="small">
          <Replace aria-hidden />
          {words.replace}
        </Button>
      }
    >
      <ReplaceForm
        rows={rows}
        active={active}
        onReplaced={(said) => {
          setIsOpen(false);
          onReplaced(said);
        }}
      />
    </Popover>
  );
}

function ReplaceForm({ rows, active, onReplaced }: ReplacePanelProps) {
  const words = useImportWords();
  const count = useCount();
  const id = useId();
  const [column, setColumn] = useState(rows.fields[active.column] ? active.column : 0);
  const [from, setFrom] = useState(rows.textsOf(active.row)[column] ?? '');
  const [to, setTo] = useState('');
  const { options } = rows.fields[column] ?? {};
  const found = rows.countOf(column, from.trim());
  const replace = (event: FormEvent) => {
    event.preventDefault();
    // The form around a dialog is none of its business.
    event.stopPropagation();
    if (found === 0) return;
    rows.replace(column, from.trim(), to.trim());
    onReplaced(words.replaced(count(found), from.trim() || words.emptyText, to.trim() || words.emptyText));
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={replace}>
      <p className="font-medium">{words.replaceTitle}</p>
      <Line label={words.replaceIn} id={`${id}-column`}>
        <Select
          id={`${id}-column`}
          options={rows.fields.map(({ title }, index) => ({ value: String(index), label: title }))}
          value={String(column)}
          onValueChange={(next) => {
            setColumn(Number(next));
            setFrom(rows.textsOf(active.row)[Number(next)] ?? '');
            setTo('');
          }}
        />
      </Line>
      <Line label={words.replaceFrom} id={`${id}-from`}>
        <Input id={`${id}-from`} value={from} placeholder={words.emptyText} aria-describedby={`${id}-count`} onValueChange={setFrom} />
        <output id={`${id}-count`} className="text-xs text-fg-muted tabular-nums">
          {words.replaceCount(count(found))}
        </output>
      </Line>
      <Line label={words.replaceTo} id={`${id}-to`}>
        {options ? (
          <Select
            id={`${id}-to`}
            options={options}
            value={options.find(({ label }) => label === to)?.value ?? ''}
            onValueChange={(value) => setTo(options.find((option) => option.value === value)?.label ?? value)}
          />
        ) : (
          <Input id={`${id}-to`} value={to} onValueChange={setTo} />
        )}
      </Line>
      <Button type="submit" className="self-end" disabled={found === 0}>
        {words.replace}
      </Button>
    </form>
  );
}

function Line({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="w-fit">
        {label}
      </label>
      {children}
    </div>
  );
}
